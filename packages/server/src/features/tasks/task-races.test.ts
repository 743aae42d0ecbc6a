import { claimTasks, confirmTasks, rejectTasks, type Task } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { claimDirectly, confirmDirectly, extendDirectly } from '../../testing/direct-game-server.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { buyItem } from '../shop/buy-item.ts'

const { app, database } = withTestApp()
let accountId: number
let characterIds: number[]

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
  accountId = await createAccount(database)
  await giveCoins(database, accountId, 100_000)
  characterIds = []
  for (let count = 0; count < 50; count++)
    characterIds.push(await createCharacter(database, accountId, { isActive: false }))
})

beforeEach(async () => {
  await database.execute(
    sql`delete from task where not exists (select from shop_order where delivery_id = task.id)`,
  )
  await database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where state not in ('confirmed', 'failed')`,
  )
})

/** Queues this many deliveries for each of the first characters. */
const queueForEach = (characters: number, each: number) =>
  database.execute(sql`
    insert into task (kind, world, account_id, character_id, item_id, quantity)
    select 'delivery', 'main', ${accountId}, character_id, 'draught', 1
    from unnest(${characterIds.slice(0, characters)}::bigint[]) as character_id, generate_series(1, ${each}::int)`)

async function claimAll(server: TestGameServer): Promise<Task[]> {
  const body = { bootId: server.bootId, limit: 100, leaseMs: 600_000, waitMs: 0 }
  const all: Task[] = []
  for (;;) {
    const { tasks } = await server.callOrFail(claimTasks, { body })
    if (tasks.length === 0) return all
    all.push(...tasks)
  }
}

it('two game servers claim 1,000 tasks at once, each once; those of one that dies return after their lease', async () => {
  await queueForEach(50, 20)
  const [dead, alive] = [await newGameServer(app), await newGameServer(app)]
  const [lost, kept] = await Promise.all([claimAll(dead), claimAll(alive)])
  expect(new Set([...lost, ...kept].map(({ id }) => id)).size).toBe(1000)
  expect(lost.length + kept.length).toBe(1000)
  expect(lost.length).toBeGreaterThan(0)
  expect(await claimAll(alive)).toEqual([])
  await database.execute(
    sql`update task set lease_expires_at = now() where id = any(${lost.map(({ id }) => id)}::bigint[])`,
  )
  const returned = await claimAll(alive)
  expect(returned.map(({ id }) => id).toSorted()).toEqual(lost.map(({ id }) => id).toSorted())
  expect(new Set(returned.map(({ attempts }) => attempts))).toEqual(new Set([2]))
  const late = lost.slice(0, 500).map(({ id, leaseToken }) => ({ id, leaseToken }))
  const refused = await dead.sendBatch(confirmTasks, late)
  expect(refused.counts).toEqual({ applied: 0, unchanged: 0, stale: 0, refused: late.length })
  expect(refused.answers.every(({ reason }) => reason === 'LEASE_LOST')).toBe(true)
  const inTime = [...kept, ...returned].slice(0, 500).map(({ id, leaseToken }) => ({ id, leaseToken }))
  expect((await alive.sendBatch(confirmTasks, inTime)).counts.applied).toBe(500)
})

const heldTwice = () =>
  database.query(sql`
    select character_id from task where state = 'claimed' and lease_expires_at > now()
    group by character_id having count(distinct game_server) > 1`)

it('no two game servers ever have tasks of the same character', async () => {
  const names = ['argos', 'delphi', 'kos', 'naxos']
  for (let round = 0; round < 10; round++) {
    await queueForEach(8, 3)
    const claims = names.map((name) => claimDirectly(database, { name, limit: 5 }))
    const claimed = (await Promise.all(claims)).flat()
    expect(await heldTwice()).toEqual([])
    await Promise.all(
      claimed
        .filter(({ id }) => id % 2 === 0)
        .map(({ id, leaseToken }) => confirmDirectly(database, { id, leaseToken })),
    )
  }
})

it('a lease that has ended does not return while another server has a task of the character', async () => {
  for (let round = 0; round < 10; round++) {
    await database.execute(sql`delete from task where state <> 'confirmed'`)
    await queueForEach(1, 2)
    const [slow] = await claimDirectly(database, { name: 'kos', limit: 1, leaseMs: 0 })
    if (!slow) throw new Error('Nothing is queued')
    const [extended, claimed] = await Promise.all([
      extendDirectly(database, { id: slow.id, leaseToken: slow.leaseToken, leaseMs: 60_000 }),
      claimDirectly(database, { name: 'naxos', limit: 1 }),
    ])
    expect(extended).toBe(claimed.length === 0 ? 'applied' : 'LEASE_LOST')
    expect(await heldTwice()).toEqual([])
  }
})

it('a late confirmation and the claim of another server at once: one of them has the task', async () => {
  for (let round = 0; round < 30; round++) {
    await queueForEach(1, 1)
    const [slow] = await claimDirectly(database, { name: 'kos', leaseMs: 0 })
    if (!slow) throw new Error('Nothing is queued')
    const [confirmed, claimed] = await Promise.all([
      confirmDirectly(database, { id: slow.id, leaseToken: slow.leaseToken }),
      claimDirectly(database, { name: 'naxos' }),
    ])
    expect(confirmed).toBe(claimed.length === 0 ? 'applied' : 'LEASE_LOST')
    for (const { id, leaseToken } of claimed) await confirmDirectly(database, { id, leaseToken })
  }
})

it('rejections of one task in ten batches at once refund it once', async () => {
  const hero = await createCharacter(database, accountId)
  const before = await balanceOf(database, accountId)
  await database.transaction((transaction) =>
    buyItem(transaction, {
      accountId,
      characterId: hero,
      locale: 'en',
      itemId: 'draught',
      quantity: 3,
      expectedUnitPriceCoins: 100,
    }),
  )
  const server = await newGameServer(app)
  const [task] = await claimAll(server)
  if (!task) throw new Error('Nothing is queued')
  const rejection = { id: task.id, leaseToken: task.leaseToken, reason: 'BAG_FULL' } as const
  const batches = await Promise.all(
    Array.from({ length: 10 }, () => server.sendBatch(rejectTasks, [rejection, rejection])),
  )
  const applied = batches.map(({ counts }) => counts.applied)
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(batches.reduce((sum, { counts }) => sum + counts.unchanged, 0)).toBe(19)
  expect(await balanceOf(database, accountId)).toBe(before)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})
