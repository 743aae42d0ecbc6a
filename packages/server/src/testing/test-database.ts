import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql, { raw } from 'sql-template-tag'
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

/** Node reads a blob's own bytes in small pieces, which takes as long as starting the database. */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }
}

async function createSnapshot(): Promise<ArrayBuffer> {
  const database = await openMemory()
  await createEmbeddedRole(database)
  await createSchema(database, embeddedRole)
  // Two thirds of the files are empty databases to copy from. Nobody copies one here.
  await database.execute(sql`update pg_database set datistemplate = false`)
  for (const name of ['template0', 'template1']) await database.execute(raw(`drop database ${name}`))
  // Otherwise each database that opens from the snapshot replays the log of the migrations.
  await database.execute(sql`checkpoint`)
  const snapshot = await database.snapshot()
  await database.close()
  return snapshot.arrayBuffer()
}

async function readSnapshot(): Promise<Snapshot> {
  const file = path.join(os.tmpdir(), `olympus-test-small-${engineVersion}-${schemaFingerprint()}.tar`)
  if (fs.existsSync(file)) return new Snapshot(new Uint8Array(fs.readFileSync(file)).buffer)
  removeOldSnapshots()
  const bytes = await createSnapshot()
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, Buffer.from(bytes))
  fs.renameSync(unfinished, file)
  return new Snapshot(bytes)
}

let snapshot: Promise<Snapshot> | undefined

const migratedSnapshot = (): Promise<Snapshot> => (snapshot ??= readSnapshot())

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
