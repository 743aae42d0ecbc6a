import fs from 'node:fs'
import path from 'node:path'
import { systemClock } from './clock.ts'
import { ConfigError, readConfig } from './config.ts'
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

/**
 * Opens the server's database. Never creates one, because a missing database means a wrong configuration.
 */
async function openPorts() {
  const config = usableConfig()
  // Standard output is for the results of commands.
  const log = createLog('info', process.stderr)
  if (!config.databaseUrl && !fs.existsSync(path.join(config.dataDir, 'database')))
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

process.exitCode = await runOperator(process.argv.slice(2), openPorts, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
