import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentLog } from '../log.ts'
import type { TestDatabase } from '../testing/owned-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { type Migration, readMigrations } from './migrations.ts'

let opened: TestDatabase
let database: TestDatabase['owner']

beforeEach(async () => {
  opened = await openTestDatabase()
  database = opened.owner
})

afterEach(() => opened.close())

const migration = (number: number, text: string, checksum = text): Migration => ({
  number,
  name: `step-${number}`,
  text,
  checksum,
})

const released = readMigrations()
const run = (...added: Migration[]) =>
  migrate(database, { log: silentLog, migrations: [...released, ...added] })
const numbers = async () =>
  (
    await database.query<{ number: number }>(
      sql`select number from migration where number > 9000 order by number`,
    )
  ).map((row) => row.number)

it('applies pending migrations once and in order', async () => {
  const steps = [
    migration(9001, 'create table step (n int); insert into step values (1)'),
    migration(9002, 'insert into step values (2)'),
  ]
  await run(...steps)
  await run(...steps)
  expect(await database.query(sql`select n from step order by n`)).toEqual([{ n: 1 }, { n: 2 }])
  expect(await numbers()).toEqual([9001, 9002])
})

it('leaves nothing of a migration that fails', async () => {
  const broken = migration(9001, 'create table step (n int); insert into nowhere values (1)')
  await expect(run(broken)).rejects.toThrow('nowhere')
  expect(await numbers()).toEqual([])
  expect(await database.one(sql`select to_regclass('step') as step`)).toEqual({ step: null })
})

it('applies each migration once when two instances start together', async () => {
  const step = migration(9001, 'create table step (n int); insert into step values (1)')
  await Promise.all([run(step), run(step), run(step)])
  expect(await database.query(sql`select n from step`)).toEqual([{ n: 1 }])
})

it('refuses a migration that was changed after it was applied', async () => {
  await run(migration(9001, 'select 1', 'as written'))
  await expect(run(migration(9001, 'select 1', 'as changed'))).rejects.toThrow(
    'Migration 9001 (step-9001) was changed',
  )
})

it('serves a schema that is newer than the program', async () => {
  await run(migration(9001, 'create table step (n int)'))
  await run()
  expect(await numbers()).toEqual([9001])
})

it('offers a backup before it changes a database with content', async () => {
  const beforeChange = vi.fn<() => Promise<void>>(async () => {})
  const migrations = [...released, migration(9001, 'select 1')]
  await migrate(database, { log: silentLog, migrations, beforeChange })
  await migrate(database, { log: silentLog, migrations, beforeChange })
  expect(beforeChange.mock.calls).toEqual([[migrations.at(-1)]])
})
