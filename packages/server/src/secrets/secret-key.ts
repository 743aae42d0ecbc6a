import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { syncDirectory } from '../durable-files.ts'
import { systemRandom } from '../random.ts'

const keyBytes = 32

type Keys = Pick<Config, 'dataDir' | 'secretKey'>

const keyFile = ({ dataDir }: Keys) => path.join(dataDir, 'secret.key')

/** Whether a key exists. */
export const hasSecretKey = (config: Keys): boolean =>
  config.secretKey !== null || fs.existsSync(keyFile(config))

/** The key of SECRET_KEY, or the key file of the data directory, which the first start creates. */
export function secretKeyOf(config: Keys): Buffer {
  const { secretKey, dataDir } = config
  if (secretKey) return Buffer.from(secretKey, 'base64url')
  const file = keyFile(config)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true })
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
    for (const directory of [dataDir, path.dirname(dataDir)]) syncDirectory(directory)
  }
  const key = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes`)
  return key
}
