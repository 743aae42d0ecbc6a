import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { silentLog } from '../log.ts'
import type { Database } from './database.ts'
import { embeddedPool } from './embedded/embedded-database.ts'
import { openEngine, Session, volatileParameters } from './embedded/engine.ts'
import { createNotices } from './notices/notices.ts'
import { createPooledDatabase } from './pooled-database.ts'
import { embeddedOwner } from './rights/serving-role.ts'

let database: Database
/** Requests that contain this text lose their connection after the database has executed them. */
let loses: { readonly text: string; times: number } | undefined

let role = embeddedOwner

beforeAll(async () => {
  const engine = await openEngine({ startParams: volatileParameters, initDbStartParams: ['--wal-segsize=1'] })
  const session = new Session(engine)
  const backend = {
    async execute(request: Uint8Array) {
      const reply = await session.execute(request)
      if (loses && loses.times > 0 && Buffer.from(request).includes(loses.text)) {
        loses.times--
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      }
      return reply
    },
  }
  database = createPooledDatabase({
    pool: embeddedPool(backend, silentLog, () => role),
    maxWaiting: 10,
    reservedConnections: 0,
    notices: createNotices(null, silentLog),
    onClose: () => engine.close(),
  })
  await database.transaction((transaction) => transaction.script('create table act (number int)'))
})

afterAll(() => database.close())

beforeEach(async () => {
  loses = undefined
  await database.execute(sql`delete from act`)
})

const acts = async () => (await database.query(sql`select number from act`)).length

function insertOnce(isRepeatable: boolean) {
  let runs = 0
  const result = database.transaction(
    async (transaction) => {
      runs++
      await transaction.execute(sql`insert into act values (${runs})`)
      return runs
    },
    { isRepeatable },
  )
  return result.then(
    (value) => ({ value, runs }),
    (error: unknown) => ({ error, runs }),
  )
}

it('repeats a transaction whose connection is lost before COMMIT', async () => {
  loses = { text: 'insert into act', times: 2 }
  const { retries } = database.usage()
  expect(await insertOnce(false)).toEqual({ value: 3, runs: 3 })
  expect(database.usage().retries).toBe(retries + 2)
  expect(await acts()).toBe(1)
})

it('does not repeat a transaction if it may have been committed', async () => {
  loses = { text: 'commit', times: 1 }
  const { error, runs } = (await insertOnce(false)) as { error: Failure; runs: number }
  expect([error.key, runs]).toEqual(['SERVICE_UNAVAILABLE', 1])
  expect(await acts()).toBe(1)
})

it('repeats a repeatable transaction even then', async () => {
  loses = { text: 'commit', times: 1 }
  expect(await insertOnce(true)).toEqual({ value: 2, runs: 2 })
})

it('repeats reads but not writes outside a transaction', async () => {
  loses = { text: 'select 1 as one', times: 2 }
  expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  loses = { text: 'insert into act', times: 1 }
  await expect(database.execute(sql`insert into act values (1)`)).rejects.toThrow('SERVICE_UNAVAILABLE')
  expect(await acts()).toBe(1)
})

it('a new connection has the same rights', async () => {
  await database.execute(sql`create role limited`)
  role = 'limited'
  try {
    loses = { text: 'select 3 as three', times: 1 }
    await database.query(sql`select 3 as three`)
    expect(await database.query(sql`select current_user::text as role`)).toEqual([{ role }])
    await expect(database.query(sql`select number from act`)).rejects.toMatchObject({ code: '42501' })
  } finally {
    role = embeddedOwner
    loses = { text: 'select 4 as four', times: 1 }
    await database.query(sql`select 4 as four`)
  }
})

it('gives up within a few seconds, with a refusal', async () => {
  loses = { text: 'select 2 as two', times: 1000 }
  const failure = database.query(sql`select 2 as two`)
  await expect(failure).rejects.toBeInstanceOf(Failure)
  await expect(failure).rejects.toMatchObject({
    key: 'SERVICE_UNAVAILABLE',
    details: { retryAfterSeconds: 1 },
  })
})

it('refuses at once when too many callers wait', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => database.query(sql`select pg_sleep(0.01)`)),
  )
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(database.usage().refusals).toBe(refused.length)
  for (const result of refused) expect(result).toMatchObject({ reason: { key: 'SERVICE_UNAVAILABLE' } })
  expect(results.length - refused.length).toBeGreaterThanOrEqual(10)
})
