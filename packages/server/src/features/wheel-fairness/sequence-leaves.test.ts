import { setTimeout as sleep } from 'node:timers/promises'
import { Checkpoint, CheckpointStatement } from '@olympus/contract/wheel-fairness'
import { emptyRoot } from '@olympus/contract/wheel-log'
import { decodeJwt } from 'jose'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testWheelSigner as wheelSigner } from '../../testing/test-wheel-signer.ts'
import {
  addLeaf,
  addSpin,
  createActiveSeed,
  publishCoinTable,
  type TestSeed,
} from '../../testing/wheel-spins.ts'
import { latestCheckpoint } from './checkpoint.ts'
import { appendLeaves, hashOfRange, leafHash } from './merkle-tree.ts'
import { sequenceLeaves } from './sequence-leaves.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

const sequence = (on: Database = database) => sequenceLeaves({ database: on, wheelSigner })

const placed = () =>
  database.query<{ id: number; position: number | null; statement: string }>(
    sql`select id, position, statement from wheel_leaf order by position, id`,
  )

const addLeaves = async (count: number) => {
  for (let index = 0; index < count; index++) await addLeaf(database, 'void', { index })
}

/** The root over all entries of the log, without the stored subtrees. */
async function expectedRoot() {
  const hashes = (await placed())
    .filter(({ position }) => position !== null)
    .map(({ statement }) => leafHash(statement))
  const nodes = appendLeaves(0, hashes, () => {
    throw new Error('An empty tree has no nodes')
  })
  return hashOfRange({ start: 0, end: hashes.length }, ({ level, position }) => {
    const node = nodes.find((known) => known.level === level && known.position === position)
    if (!node) throw new Error('no such node')
    return node.hash
  }).toString('hex')
}

it('signs the empty log', async () => {
  await sequence()
  const checkpoint = Checkpoint.parse(await latestCheckpoint(database))
  expect(checkpoint).toMatchObject({ size: 0, rootHash: emptyRoot, spins: 0 })
  expect(CheckpointStatement.parse(decodeJwt(checkpoint.statement))).toEqual({
    algorithm: 'olympus-wheel/1',
    kind: 'checkpoint',
    size: 0,
    rootHash: emptyRoot,
    time: checkpoint.signedAt,
  })
})

it('gives leaves their positions in the order of their IDs, round after round', async () => {
  for (const count of [1, 2, 4, 1, 5]) {
    await addLeaves(count)
    await sequence()
    expect(await latestCheckpoint(database)).toMatchObject({
      size: (await placed()).length,
      rootHash: await expectedRoot(),
    })
  }
  const leaves = await placed()
  expect(leaves.map(({ position }) => position)).toEqual(leaves.map((_, index) => index))
  expect(leaves.map(({ id }) => id)).toEqual(leaves.map(({ id }) => id).toSorted((a, b) => a - b))
})

it('signs nothing while no leaf waits', async () => {
  await addLeaves(1)
  await sequence()
  await sequence()
  expect(await database.query(sql`select size from wheel_checkpoint`)).toEqual([{ size: 1 }])
})

it('places a leaf that was committed after one with a greater ID behind it', async () => {
  const { id } = await database.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('wheel_leaf', 'id')) as id`,
  )
  await addLeaves(1)
  await sequence()
  await database.execute(
    sql`insert into wheel_leaf (id, kind, statement) overriding system value values (${id}, 'void', 'late')`,
  )
  await sequence()
  expect((await placed()).map(({ statement }) => statement).at(-1)).toBe('late')
  expect(await latestCheckpoint(database)).toMatchObject({ rootHash: await expectedRoot() })
})

it('places more leaves than one batch holds', async () => {
  await database.execute(sql`
    insert into wheel_leaf (kind, statement) select 'void', 'leaf ' || number from generate_series(1, 4001) as number`)
  await sequence()
  expect(await latestCheckpoint(database)).toMatchObject({ size: 4001 })
  expect(await database.query(sql`select size from wheel_checkpoint order by size`)).toEqual([
    { size: 2000 },
    { size: 4000 },
    { size: 4001 },
  ])
})

it('several processes at once place each leaf once', async () => {
  await addLeaves(9)
  // So that they would meet without their lock.
  const slowly: typeof wheelSigner = {
    ...wheelSigner,
    async sign(statement) {
      await sleep(200)
      return wheelSigner.sign(statement)
    },
  }
  await Promise.all([1, 2, 3].map(() => sequenceLeaves({ database, wheelSigner: slowly })))
  expect((await placed()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(await database.query(sql`select size from wheel_checkpoint`)).toEqual([{ size: 9 }])
})

it('leaves nothing half done if it is interrupted', async () => {
  await addLeaves(3)
  const interrupted = sequenceLeaves({
    database,
    wheelSigner: { ...wheelSigner, sign: () => Promise.reject(new Error('killed')) },
  })
  await expect(interrupted).rejects.toThrow('killed')
  expect((await placed()).map(({ position }) => position)).toEqual([null, null, null])
  expect(await database.query(sql`select from wheel_log_node`)).toEqual([])
  await sequence()
  expect(await latestCheckpoint(database)).toMatchObject({ size: 3, rootHash: await expectedRoot() })
})

const counts = () =>
  database.query(
    sql`select has_paid, is_new, sum(spins)::int as spins from wheel_count group by 1, 2 order by 1, 2`,
  )

async function pay(accountId: number, when: string) {
  await database.owner.execute(sql`
    insert into donation (account_id, request_key, package_id, coins, bonus_coins, amount_cents, currency, method, locale,
      provider, paid_at, refunded_cents)
    values (${accountId}, gen_random_uuid(), 'oc', 1, 0, 1, 'EUR', 'card', 'en', 'sandbox', now() + ${when}::interval, 1)`)
}

it('counts spins by group as they were when they were made', async () => {
  const version = await publishCoinTable(database)
  const seeds: TestSeed[] = []
  for (let index = 0; index < 4; index++) seeds.push(await createActiveSeed(database, version))
  const [paid, later, old, plain] = seeds as [TestSeed, TestSeed, TestSeed, TestSeed]
  await pay(paid.accountId, '-1 minute')
  await pay(later.accountId, '1 hour')
  await database.execute(
    sql`update account set created_at = now() - interval '30 days' where id = ${old.accountId}`,
  )
  for (const seed of [paid, later, old, plain, plain]) await addSpin(database, seed)
  await sequence()
  const first = [
    { hasPaid: false, isNew: false, spins: 1 },
    { hasPaid: false, isNew: true, spins: 3 },
    { hasPaid: true, isNew: true, spins: 1 },
  ]
  expect(await counts()).toEqual(first)
  expect(await latestCheckpoint(database)).toMatchObject({ size: 9, spins: 5 })
  await sequence()
  expect(await counts()).toEqual(first)
  await addSpin(database, paid)
  await sequence()
  expect(await counts()).toContainEqual({ hasPaid: true, isNew: true, spins: 2 })
  expect(await latestCheckpoint(database)).toMatchObject({ size: 10, spins: 6 })
})

it('puts a seed before its spins', async () => {
  const version = await publishCoinTable(database)
  const seed = await createActiveSeed(database, version)
  await addSpin(database, seed)
  await sequence()
  const kinds = await database.query(sql`select kind from wheel_leaf order by position`)
  expect(kinds).toEqual([{ kind: 'seed' }, { kind: 'spin' }])
})
