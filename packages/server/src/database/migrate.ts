import sql from 'sql-template-tag'
import type { Log } from '../log.ts'
import type { Database, Queries, Transaction } from './database.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { StartError } from '../start-error.ts'

interface MigrateOptions {
  readonly log: Log
  readonly migrations?: readonly Migration[]
  /** Called before the first change to a database that is not empty. */
  readonly beforeChange?: (next: Migration) => Promise<void>
}

/** An arbitrary number, shared by all instances, so that only one of them migrates at a time. */
const migrationLock = 5_129_736_001

interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

const createTable = sql`
  create table if not exists migration (
    number int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/** Lets one instance at a time change the schema and its rights, however long it takes. */
export async function lockMigrations(transaction: Transaction): Promise<void> {
  // The usual timeouts would cancel a long migration.
  await transaction.script(`set local statement_timeout = 0; set local lock_timeout = '60s'`)
  await transaction.query(sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`)
}

function verify(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const newest = Math.max(0, ...migrations.map(({ number }) => number))
  for (const { number, name, checksum } of applied) {
    const file = migrations.find((migration) => migration.number === number)
    // Newer migrations belong to the next release. Its schema also serves this release.
    if (!file && number > newest) continue
    if (file?.checksum !== checksum)
      throw new Error(
        `Migration ${number} (${name}) was changed after it was applied; write a new migration instead`,
      )
  }
}

const readApplied = (queries: Queries) =>
  queries.query<Applied>(sql`select number, name, checksum from migration order by number`)

const pendingOf = (applied: readonly Applied[], migrations: readonly Migration[]) =>
  migrations.filter(({ number }) => !applied.some((known) => known.number === number))

/**
 * Whether the role of the connection can apply migrations. The first one creates the table that lists
 * them.
 */
export async function canMigrate(queries: Queries): Promise<boolean> {
  const { canWrite } = await queries.one<{ canWrite: boolean | null }>(
    sql`select has_table_privilege(to_regclass('migration'), 'insert') as can_write`,
  )
  return canWrite !== false
}

/** Throws unless every migration has been applied, by another role. */
export async function expectMigrated(
  queries: Queries,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const applied = await readApplied(queries)
  verify(applied, migrations)
  const pending = pendingOf(applied, migrations).map(({ number }) => number)
  if (pending.length > 0)
    throw new StartError(
      `The role of DATABASE_URL cannot apply the pending migrations (${pending.join(', ')}): start once with DATABASE_OWNER_URL (docs/database.md)`,
    )
}

async function apply(database: Database, migration: Migration): Promise<boolean> {
  return database.transaction(
    async (transaction) => {
      await lockMigrations(transaction)
      const done = await transaction.maybeOne(sql`select 1 from migration where number = ${migration.number}`)
      if (done) return false
      await transaction.script(migration.text)
      await transaction.execute(
        sql`insert into migration (number, name, checksum) values (${migration.number}, ${migration.name}, ${migration.checksum})`,
      )
      return true
    },
    { isRepeatable: true },
  )
}

/**
 * Applies pending migrations once and in order, each in its own transaction, by one instance at a time.
 * Returns how many it applied.
 */
export async function migrate(
  database: Database,
  { log, migrations = readMigrations(), beforeChange }: MigrateOptions,
): Promise<number> {
  const applied = await database.transaction(
    async (transaction) => {
      await lockMigrations(transaction)
      await transaction.execute(createTable)
      return readApplied(transaction)
    },
    { isRepeatable: true },
  )
  verify(applied, migrations)
  const pending = pendingOf(applied, migrations)
  const [next] = pending
  if (next && applied.length > 0) await beforeChange?.(next)
  let count = 0
  for (const migration of pending) {
    if (!(await apply(database, migration))) continue
    count += 1
    log.info({ number: migration.number, name: migration.name }, 'migration applied')
  }
  return count
}
