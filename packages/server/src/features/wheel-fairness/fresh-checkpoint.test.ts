import { CheckpointStatement } from '@olympus/contract/wheel-fairness'
import { emptyRoot } from '@olympus/contract/wheel-log'
import { compactVerify, importJWK } from 'jose'
import sql, { type Sql } from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testWheelJwk, testWheelSigner as wheelSigner } from '../../testing/test-wheel-signer.ts'
import { freshCheckpoint } from './fresh-checkpoint.ts'
import { lockLog } from './log-lock.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

const stored = 'the stored statement'

const addCheckpoint = (signedAt: Sql) =>
  database.execute(sql`
    insert into wheel_checkpoint (size, root_hash, spins, statement, signed_at)
    values (0, decode(${emptyRoot}, 'hex'), 0, ${stored}, ${signedAt})`)

const addWaitingLeaf = (createdAt: Sql) =>
  database.execute(
    sql`insert into wheel_leaf (kind, statement, created_at) values ('void', 'leaf', ${createdAt})`,
  )

const fresh = () => freshCheckpoint({ database, wheelSigner })

it('signs an old state again, as of the start of this minute', async () => {
  await addCheckpoint(sql`now() - interval '4 hours'`)
  const checkpoint = await fresh()
  expect(checkpoint).toMatchObject({ size: 0, rootHash: emptyRoot, spins: 0 })
  expect(checkpoint.signedAt).toMatch(/:00\.000Z$/)
  const { isRecent } = await database.one<{ isRecent: boolean }>(sql`
    select ${checkpoint.signedAt}::timestamptz between now() - interval '2 minutes' and now() as is_recent`)
  expect(isRecent).toBe(true)
  const key = await importJWK(testWheelJwk, 'EdDSA')
  const { payload } = await compactVerify(checkpoint.statement, key)
  expect(CheckpointStatement.parse(JSON.parse(new TextDecoder().decode(payload)))).toMatchObject({
    size: 0,
    rootHash: emptyRoot,
    time: checkpoint.signedAt,
  })
  expect(await database.query(sql`select statement from wheel_checkpoint`)).toEqual([{ statement: stored }])
})

it('keeps the statement of a state that is not from an earlier minute', async () => {
  // A minute may begin meanwhile.
  await addCheckpoint(sql`date_trunc('minute', now()) + interval '1 minute'`)
  expect(await fresh()).toMatchObject({ statement: stored })
})

it('dates a state no later than the first minute in which an entry was late', async () => {
  await addCheckpoint(sql`now() - interval '4 hours'`)
  await addWaitingLeaf(sql`now() - interval '2 hours'`)
  const { signedAt } = await fresh()
  const { minutes } = await database.one<{ minutes: number }>(
    sql`select (extract(epoch from now() - ${signedAt}::timestamptz) / 60)::float as minutes`,
  )
  expect(minutes).toBeGreaterThan(118)
  expect(minutes).toBeLessThan(121)
})

it('keeps the statement of a state that is not older than an entry that is late', async () => {
  await addCheckpoint(sql`now() - interval '2 hours'`)
  await addWaitingLeaf(sql`now() - interval '3 hours'`)
  expect(await fresh()).toMatchObject({ statement: stored })
})

it.runIf(process.env.TEST_DATABASE_URL)('signs nothing again while an entry is added', async () => {
  await addCheckpoint(sql`now() - interval '4 hours'`)
  const [locked, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const adding = database.transaction(async (transaction) => {
    await lockLog(transaction)
    locked.resolve()
    await asked.promise
  })
  await locked.promise
  const meanwhile = await fresh()
  asked.resolve()
  await adding
  expect(meanwhile).toMatchObject({ statement: stored })
  expect(await fresh()).not.toMatchObject({ statement: stored })
})
