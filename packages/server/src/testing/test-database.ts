import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { engineVersion } from '../database/embedded/engine-version.ts'
import type { Database } from '../database/database.ts'
import { openMemory } from '../database/memory-database.ts'
import { migrate } from '../database/migrate.ts'
import { fingerprint, readMigrations } from '../database/migrations.ts'
import { silentLog } from '../log.ts'
import { openCopyOfTemplate } from './postgres-template.ts'

const snapshotLifetimeMs = 24 * 60 * 60 * 1000

/** Each change of a migration leaves an outdated snapshot behind. */
function removeOldSnapshots(): void {
  for (const name of fs.readdirSync(os.tmpdir()).filter((entry) => /^olympus-test-.*\.tar$/.test(entry))) {
    const file = path.join(os.tmpdir(), name)
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > snapshotLifetimeMs) fs.rmSync(file, { force: true })
  }
}

async function migratedSnapshot(): Promise<Blob> {
  const migrations = readMigrations()
  // A version of the engine cannot read snapshots of another version.
  const file = path.join(os.tmpdir(), `olympus-test-${engineVersion}-${fingerprint(migrations)}.tar`)
  if (fs.existsSync(file)) return new Blob([fs.readFileSync(file)])
  removeOldSnapshots()
  const database = await openMemory()
  await migrate(database, { log: silentLog, migrations })
  const snapshot = await database.snapshot()
  await database.close()
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  fs.renameSync(unfinished, file)
  return snapshot
}

/** Opens a fresh migrated database: in memory, or on the server of TEST_DATABASE_URL. Closing drops it. */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? openCopyOfTemplate(serverUrl) : openMemory(await migratedSnapshot())
}

/** Opens one migrated database for the tests of the calling file or `describe`. */
export function withTestDatabase(): Database {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(async () => {
    await database?.close()
  })
  function opened(): Database {
    if (!database) throw new Error('The test database is open only while tests run')
    return database
  }
  return {
    query: (statement) => opened().query(statement),
    one: (statement) => opened().one(statement),
    maybeOne: (statement) => opened().maybeOne(statement),
    execute: (statement) => opened().execute(statement),
    notify: (channel) => opened().notify(channel),
    transaction: (act, options) => opened().transaction(act, options),
    listen: (channel, onNotice) => opened().listen(channel, onNotice),
    close: () => opened().close(),
  }
}
