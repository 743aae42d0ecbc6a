import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrations } from '../database/migrations.ts'

/** Names what runs. */
export interface Build {
  readonly version: string
  /** The number of the newest migration. */
  readonly schema: string
  readonly node: string
}

export function readBuild(): Build {
  const file = path.join(import.meta.dirname, '../../package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return { version, schema: String(readMigrations().at(-1)?.number), node: process.version }
}
