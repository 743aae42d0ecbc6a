import { ConfigError, readConfig } from './config.ts'
import { demoAccount } from './demo/demo-account.ts'
import { processOutput } from './start-output.ts'
import { startServer } from './start-server.ts'
import { StartError } from './start-error.ts'

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function configOrFail() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message)
    throw error
  }
}

const config = configOrFail()
const { createLog, step } = processOutput()
const log = createLog(config.logLevel)

process.on('unhandledRejection', (error) => {
  log.fatal({ err: error }, 'unhandled rejection')
  process.exit(1)
})
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception')
  process.exit(1)
})

const server = await startServer(config, log, step).catch((error: unknown) => {
  log.fatal(error instanceof StartError ? { reason: error.message } : { err: error }, 'start failed')
  return fail(error instanceof Error ? error.message : String(error))
})

let isStopping = false
async function stop(signal: NodeJS.Signals): Promise<void> {
  // A second signal stops the process at once.
  if (isStopping) process.exit(1)
  isStopping = true
  log.info({ signal }, 'stopping')
  await server.stop()
  log.info('stopped')
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (received) => void stop(received))

const lines = [
  `Olympus runs at ${config.publicUrl}`,
  ...(config.isDemo ? [`Demo account: ${demoAccount.email}, password: ${demoAccount.password}`] : []),
  ...(config.showsOutbox ? [`Mails arrive at ${config.publicUrl}/outbox`] : []),
  `API reference: ${config.publicUrl}/api/docs`,
]
process.stdout.write(`\n${lines.join('\n')}\n\n`)
log.info({ port: server.port, publicUrl: config.publicUrl }, 'listening')
