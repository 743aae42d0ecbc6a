import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { readMigrations } from '../database/migrations.ts'
import { grantRights } from '../database/rights/grant-rights.ts'
import { silentLog } from '../log.ts'

const rightsDirectory = path.join(import.meta.dirname, '../database/rights')
const sourcesOfRights = ['table-rights.ts', 'grant-rights.ts', 'serving-role.ts']

/** A hash that identifies the schema and the rights of the server. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256')
  for (const { checksum } of readMigrations()) hash.update(checksum)
  for (const name of sourcesOfRights) hash.update(fs.readFileSync(path.join(rightsDirectory, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Creates the schema, and grants a role what the server needs. */
export async function createSchema(owner: Database, role: string): Promise<void> {
  await migrate(owner, { log: silentLog })
  await grantRights(owner, { role, log: silentLog })
}
