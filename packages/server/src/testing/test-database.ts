import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database/database.ts'
import { openMemory } from '../database/memory-database.ts'
import { migrate } from '../database/migrate.ts'
import { fingerprint, readMigrations } from '../database/migrations.ts'
import { silentLog } from '../log.ts'
import { openCopyOfTemplate } from './postgres-template.ts'

/** Bumped with the embedded engine, whose snapshots are not read by another version. */
const engineVersion = '0.5.16'

async function migratedSnapshot(): Promise<Blob> {
  const migrations = readMigrations()
  const file = path.join(os.tmpdir(), `olympus-test-${engineVersion}-${fingerprint(migrations)}.tar`)
  if (fs.existsSync(file)) return new Blob([fs.readFileSync(file)])
  const database = await openMemory()
  await migrate(database, { log: silentLog, migrations })
  const snapshot = await database.snapshot()
  await database.close()
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  fs.renameSync(unfinished, file)
  return snapshot
}

/** Opens a fresh migrated database: in memory, or on the server of TEST_DATABASE_URL. Closing it also drops it. */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? openCopyOfTemplate(serverUrl) : openMemory(await migratedSnapshot())
}

/** Gives the tests of the calling file, or `describe`, one fresh migrated database for all of them. */
export function withTestDatabase(): { readonly database: Database } {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(async () => {
    await database?.close()
  })
  return {
    get database() {
      if (!database) throw new Error('The test database is there only while tests run')
      return database
    },
  }
}
