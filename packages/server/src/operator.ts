import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { clusterPath } from './database/embedded/cluster-path.ts'
import { DirectoryInUseError } from './database/embedded/directory-lock.ts'
import { openDatabase } from './database/open-database.ts'
import { createLog } from './log.ts'
import { createAnchorFile } from './operators/anchors/anchor-file.ts'
import { localFiles } from './operators/files.ts'
import { Refusal } from './operators/operator-command.ts'
import { readOperatorKey } from './operators/operator-key.ts'
import { type Client, runOperator } from './operators/run-operator.ts'
import { connectToServer, runInServer } from './operators/socket/connect-to-server.ts'
import { createPaymentProvider } from './payments/create-payment-provider.ts'
import { systemRandom } from './random.ts'
import { createKeyRing } from './secrets/key-ring.ts'
import { hasSecretKey, secretKeysOf } from './secrets/secret-key.ts'

function usableConfig() {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw error instanceof ConfigError ? new Refusal(error.message) : error
  }
}

// Standard output is for the results of commands.
const createOperatorLog = () => createLog('info', process.stderr)

/** Opens the server's database in this process. */
async function openPorts(config: Config) {
  const log = createOperatorLog()
  const database = await openDatabase(config, log).catch((error: unknown) => {
    if (error instanceof DirectoryInUseError) throw error
    throw new Refusal(
      `The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  })
  const ports = { config, database, log, clock: systemClock, random: systemRandom }
  return {
    ports: {
      ...ports,
      provider: await createPaymentProvider(ports),
      anchors: createAnchorFile(config.operatorAnchorFile),
      keyRing() {
        if (!hasSecretKey(config)) throw new Refusal('SECRET_KEY: expected the one of the server')
        return createKeyRing(secretKeysOf(config), systemRandom)
      },
    },
    close: () => database.close(),
  }
}

const patienceMs = 10_000
const retryAfterMs = 200

/**
 * Connects to the server that holds the embedded database, or opens the database. Waits for a server that
 * starts or stops, and for another command. Never creates a database, because a missing one means a wrong
 * configuration.
 */
async function openEmbedded(config: Config) {
  if (!fs.existsSync(clusterPath(config.dataDir)))
    throw new Refusal(
      `There is no database in ${config.dataDir}: set DATABASE_URL or DATA_DIR as for the server`,
    )
  const startedAt = performance.now()
  for (;;) {
    const socket = await connectToServer(config.dataDir)
    if (socket) return { run: (argv: readonly string[], client: Client) => runInServer(socket, argv, client) }
    try {
      return await openPorts(config)
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error
      if (performance.now() - startedAt > patienceMs)
        throw new Refusal(`${error.message} It takes no commands: if it is starting or stopping, try again.`)
    }
    await sleep(retryAfterMs)
  }
}

async function open() {
  const config = usableConfig()
  return config.databaseUrl ? openPorts(config) : openEmbedded(config)
}

const host = { open, offline: () => ({ config: usableConfig(), log: createOperatorLog() }) }

process.exitCode = await runOperator(process.argv.slice(2), host, {
  files: localFiles,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  readKey: () => readOperatorKey(process.env),
})
