import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { syncDirectory } from '../durable-files.ts'
import { systemRandom } from '../random.ts'
import { StartError } from '../start-error.ts'

const keyBytes = 32

type Keys = Pick<Config, 'dataDir' | 'secretKeys'>

const keyFile = ({ dataDir }: Keys) => path.join(dataDir, 'secret.key')

/** Whether a key exists. */
export const hasSecretKey = (config: Keys): boolean =>
  config.secretKeys !== null || fs.existsSync(keyFile(config))

function createKeyFile(file: string): void {
  const directory = path.dirname(file)
  fs.mkdirSync(directory, { recursive: true })
  const made = `${file}.${process.pid}`
  fs.writeFileSync(made, systemRandom.bytes(keyBytes).toString('base64url'), { mode: 0o600, flush: true })
  // A link never replaces a key that another process has created since.
  try {
    fs.linkSync(made, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.rmSync(made)
  }
  // Syncs the directory: losing the key would lose all data encrypted with it.
  for (const synced of [directory, path.dirname(directory)]) syncDirectory(synced)
}

/**
 * The keys of SECRET_KEY, or of the key file in the data directory, which the first start creates. The
 * first one seals.
 */
export function secretKeysOf(config: Keys): Buffer[] {
  if (config.secretKeys) return config.secretKeys.map((key) => Buffer.from(key, 'base64url'))
  const file = keyFile(config)
  if (!fs.existsSync(file)) createKeyFile(file)
  const lines = fs.readFileSync(file, 'utf8').trim().split(/\s+/)
  const keys = lines.map((line) => Buffer.from(line, 'base64url'))
  if (keys.some(({ length }) => length !== keyBytes))
    throw new StartError(`${file} does not hold a key of ${keyBytes} bytes on each line`)
  return keys
}
