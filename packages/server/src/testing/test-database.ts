import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { engineVersion } from '../database/embedded/engine-version.ts'
import type { Database } from '../database/database.ts'
import { openMemory } from '../database/memory-database.ts'
import { createEmbeddedRole, embeddedRole } from '../database/rights/serving-role.ts'
import { embeddedOwnerOf, type TestDatabase } from './owned-database.ts'
import { createSchema, schemaFingerprint } from './migrated-schema.ts'
import { openCopyOfTemplate } from './postgres-template.ts'

const snapshotLifetimeMs = 24 * 60 * 60 * 1000

/** Each change of a migration leaves an outdated snapshot and an outdated DATA_DIR behind. */
function removeOldSnapshots(): void {
  for (const name of fs.readdirSync(os.tmpdir()).filter((entry) => entry.startsWith('olympus-test-'))) {
    const file = path.join(os.tmpdir(), name)
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > snapshotLifetimeMs)
      fs.rmSync(file, { recursive: true, force: true })
  }
}

async function migratedSnapshot(): Promise<Blob> {
  const file = path.join(os.tmpdir(), `olympus-test-${engineVersion}-${schemaFingerprint()}.tar`)
  if (fs.existsSync(file)) return new Blob([fs.readFileSync(file)])
  removeOldSnapshots()
  const database = await openMemory()
  await createEmbeddedRole(database)
  await createSchema(database, embeddedRole)
  const snapshot = await database.snapshot()
  await database.close()
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  fs.renameSync(unfinished, file)
  return snapshot
}

/**
 * Opens a fresh migrated database with the role of the server: in memory, or on the server of
 * TEST_DATABASE_URL. Closing drops it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl) return openCopyOfTemplate(serverUrl)
  const database = await openMemory(await migratedSnapshot(), embeddedRole)
  return { ...database, owner: embeddedOwnerOf(database) }
}

const delegate = (opened: () => Database): Database => ({
  query: (statement) => opened().query(statement),
  one: (statement) => opened().one(statement),
  maybeOne: (statement) => opened().maybeOne(statement),
  execute: (statement) => opened().execute(statement),
  notify: (channel) => opened().notify(channel),
  transaction: (act, options) => opened().transaction(act, options),
  listen: (channel, onNotice) => opened().listen(channel, onNotice),
  usage: () => opened().usage(),
  close: () => opened().close(),
})

/** Opens one migrated database for the tests of the calling file or `describe`. */
export function withTestDatabase(): TestDatabase {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(async () => {
    await database?.close()
  })
  function opened(): TestDatabase {
    if (!database) throw new Error('The test database is open only while tests run')
    return database
  }
  return { ...delegate(opened), owner: delegate(() => opened().owner) }
}
