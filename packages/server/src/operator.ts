import fs from 'node:fs'
import { systemClock } from './clock.ts'
import { ConfigError, readConfig } from './config.ts'
import { clusterPath } from './database/embedded/cluster-path.ts'
import { openDatabase } from './database/open-database.ts'
import { createLog } from './log.ts'
import { Refusal } from './operators/operator-command.ts'
import { runOperator } from './operators/run-operator.ts'
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

/**
 * Opens the server's database. Never creates one, because a missing database means a wrong configuration.
 */
async function openPorts() {
  const config = usableConfig()
  const log = createOperatorLog()
  if (!config.databaseUrl && !fs.existsSync(clusterPath(config.dataDir)))
    throw new Refusal(
      `There is no database in ${config.dataDir}: set DATABASE_URL or DATA_DIR as for the server`,
    )
  const database = await openDatabase(config, log).catch((error: unknown) => {
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
      provider: createPaymentProvider(ports),
      keyRing() {
        if (!hasSecretKey(config)) throw new Refusal('SECRET_KEY: expected the one of the server')
        return createKeyRing(secretKeysOf(config), systemRandom)
      },
    },
    close: () => database.close(),
  }
}

const host = { open: openPorts, offline: () => ({ config: usableConfig(), log: createOperatorLog() }) }

process.exitCode = await runOperator(process.argv.slice(2), host, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
