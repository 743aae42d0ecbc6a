import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const main = path.join(import.meta.dirname, '../main.ts')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export interface ServerProcess {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
  /** Resolves once it accepts requests. */
  ready(): Promise<void>
}

/** Starts the server as a separate process. The caller must end it. */
export function startServerProcess(variables: NodeJS.ProcessEnv): ServerProcess {
  const { NODE_ENV: _, ...inherited } = process.env
  // Tests send more from one address than any player does.
  const unlimited = {
    REQUESTS_PER_ACCOUNT: '0',
    REQUESTS_PER_NETWORK: '0',
    REGISTRATIONS_PER_MINUTE: '0',
  }
  const env = { ...inherited, ...unlimited, DEMO: 'off', ...variables }
  const child = spawn(process.execPath, [main], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))

  const isReady = () =>
    fetch(`http://localhost:${variables['PORT']}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  return {
    child,
    output: () => output,
    exit: once(child, 'close').then(([code]) => code as number | null),
    async ready() {
      while (!(await isReady())) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(output)
        await sleep(50)
      }
    },
  }
}
