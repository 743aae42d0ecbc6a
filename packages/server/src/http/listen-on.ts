import type { Server } from 'node:http'
import { StartError } from '../start-error.ts'

interface Place {
  readonly port: number
  /** Null: every address of the machine. */
  readonly host: string | null
}

/** Another server has the port, or only root may open it. */
const portErrors = new Set(['EADDRINUSE', 'EACCES'])

/** Opens the port. A failure names the variable to change; those of the metrics begin with `prefix`. */
export const listenOn = (
  server: Server,
  { port, host }: Place,
  prefix: '' | 'METRICS_' = '',
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const variable = error.code && portErrors.has(error.code) ? 'PORT' : 'HOST'
      reject(new StartError(`${prefix}${variable}: ${error.message}`, { cause: error }))
    })
    server.listen({ port, ...(host && { host }) }, resolve)
  })
