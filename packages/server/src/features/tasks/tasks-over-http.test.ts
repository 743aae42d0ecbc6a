import {
  claimTasks,
  confirmTasks,
  extendLeases,
  rejectTasks,
  retryTasks,
  type Task,
} from '@olympus/contract/bridge/tasks'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { queueDelivery } from './queue-delivery.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { failTasksOfDeleted } from './fail-tasks-of-character.ts'
import { queueTask } from './queue-task.ts'

const { app, database, newPlayer } = withTestApp()
let accountId: number
let characterId: number
let server: TestGameServer

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
  accountId = await createAccount(database)
})

beforeEach(async () => {
  await database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where state not in ('confirmed', 'failed')`,
  )
  characterId = await createCharacter(database, accountId, { isActive: false })
  server = await newGameServer(app)
})

type NewTask = Parameters<typeof queueTask>[1]
const queue = (task: NewTask) => database.transaction((transaction) => queueTask(transaction, task))
const activate = (forGameServerId?: number) =>
  queue({ kind: 'activate', characterId, details: { slot: 2 }, forGameServerId })
const grant = (receiver = characterId) =>
  database.transaction((transaction) =>
    queueDelivery(transaction, {
      accountId,
      characterId: receiver,
      itemId: 'draught',
      quantity: 3,
      paidCoins: 0,
    }),
  )

const bodyOf = ({ bootId }: TestGameServer) => ({ bootId, limit: 10, leaseMs: 60_000, waitMs: 0 })

const claim = async (by = server): Promise<Task[]> =>
  (await by.callOrFail(claimTasks, { body: bodyOf(by) })).tasks

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

async function claimOne(by = server) {
  const [task, ...others] = await claim(by)
  if (!task || others.length > 0) throw new Error(`${others.length + 1} tasks instead of one`)
  return { ...task, answer: { id: task.id, leaseToken: task.leaseToken } }
}

const idOf = async ({ key }: TestGameServer) =>
  (
    await database.one<{ id: number }>(sql`
      select game_server_id as id from game_server_key where hash = sha256(${key}::bytea)`)
  ).id

it('hands out every kind with what it needs, and the account of its character', async () => {
  const sessionId = crypto.randomUUID()
  const common = { accountId, characterId, world: 'main', attempts: 1 }
  const other = await createCharacter(database, accountId, { isActive: false, gameId: 'heir' })
  const giver = await createAccount(database)
  await database.transaction((transaction) =>
    queueDelivery(transaction, {
      accountId: giver,
      characterId,
      itemId: 'draught',
      quantity: 3,
      paidCoins: 0,
    }),
  )
  const next = async (task: NewTask) => {
    await queue(task)
    const claimed = await claimOne()
    await server.sendBatch(confirmTasks, [claimed.answer])
    return claimed
  }
  expect(await claim()).toMatchObject([
    { ...common, kind: 'delivery', itemId: 'draught', quantity: 3, gift: null },
  ])
  expect(await next({ kind: 'activate', characterId, details: { slot: 2 } })).toMatchObject({
    ...common,
    slot: 2,
  })
  expect(await next({ kind: 'deactivate', characterId })).toMatchObject({ ...common, kind: 'deactivate' })
  expect(
    await next({ kind: 'move-listings', characterId, details: { toCharacterId: other, toGameId: 'heir' } }),
  ).toMatchObject({ ...common, toCharacterId: other, toGameId: 'heir' })
  expect(
    await next({ kind: 'end-session', characterId, details: { sessionId, reason: 'banned' } }),
  ).toMatchObject({ ...common, sessionId, reason: 'banned' })
  expect(await next({ kind: 'remove-character', characterId })).toMatchObject({ kind: 'remove-character' })
})

it('gives a game server only tasks of its worlds', async () => {
  const id = await activate()
  const stranger = await newGameServer(app, { worlds: ['abroad'] })
  expect(await claim(stranger)).toEqual([])
  const named = { ...bodyOf(stranger), world: 'main' }
  expect(await stranger.call(claimTasks, { body: named })).toMatchObject({
    status: 403,
    key: 'WORLD_NOT_ALLOWED',
  })
  const { answer } = await claimOne()
  const locker = () => database.one(sql`select xmax::text from character where id = ${characterId}`)
  const before = await locker()
  const unknown = { answers: [{ result: 'refused', reason: 'UNKNOWN_TASK' }] }
  const failed = { ...answer, reason: 'OTHER' } as const
  expect(await stranger.sendBatch(confirmTasks, [answer])).toMatchObject(unknown)
  expect(await stranger.sendBatch(retryTasks, [failed])).toMatchObject(unknown)
  expect(await stranger.sendBatch(rejectTasks, [failed])).toMatchObject(unknown)
  expect(await stranger.sendBatch(extendLeases, [{ ...answer, leaseMs: 5000 }])).toMatchObject(unknown)
  expect(await database.one(sql`select state from task where id = ${id}`)).toEqual({ state: 'claimed' })
  // Not even a lock: `xmax` names the last transaction that locked the row.
  expect(await locker()).toEqual(before)
})

it('gives a game server only the kinds that it announced, and tasks of others never', async () => {
  const other = await newGameServer(app)
  await activate(await idOf(other))
  expect(await claim()).toEqual([])
  await database.execute(sql`update game_boot set task_kinds = '{delivery}' where boot_id = ${other.bootId}`)
  expect(await claim(other)).toEqual([])
  await database.execute(sql`update game_boot set task_kinds = '{activate}' where boot_id = ${other.bootId}`)
  expect(await claim(other)).toHaveLength(1)
})

it('gives nothing to a boot that is over', async () => {
  await activate()
  const restarted = await newGameServer(app, { key: server.key })
  expect(await server.call(claimTasks, { body: bodyOf(server) })).toMatchObject({ key: 'BOOT_OVER' })
  expect(await claim(restarted)).toHaveLength(1)
})

describe('tasks of one character', () => {
  it('run in order unless they are deliveries, and the end of a session does not wait', async () => {
    const delivery = await grant()
    const [first, second] = [await activate(), await queue({ kind: 'deactivate', characterId })]
    const details = { sessionId: crypto.randomUUID(), reason: 'banned' } as const
    const end = await queue({ kind: 'end-session', characterId, details })
    const held = await claim()
    expect(idsOf(held)).toEqual([delivery, first, end])
    const answers = held.map(({ id, leaseToken }) => ({ id, leaseToken }))
    await server.sendBatch(confirmTasks, answers.slice(2))
    await server.sendBatch(
      retryTasks,
      answers.slice(0, 2).map((answer) => ({ ...answer, reason: 'CHARACTER_IN_GAME' as const })),
    )
    expect(await claim()).toEqual([])
    await database.execute(sql`update task set due_at = now() where id = ${first}`)
    const again = await claimOne()
    expect(again).toMatchObject({ id: first, attempts: 2 })
    expect(await claim()).toEqual([])
    await server.sendBatch(confirmTasks, [again.answer])
    expect(await claimOne()).toMatchObject({ id: second })
  })

  it('do not wait for the end of a session', async () => {
    const forGameServerId = await idOf(await newGameServer(app))
    const details = { sessionId: crypto.randomUUID(), reason: 'banned' } as const
    await queue({ kind: 'end-session', characterId, details, forGameServerId })
    const id = await activate()
    expect(await claimOne()).toMatchObject({ id })
  })

  it('wait while another game server has one of them', async () => {
    const other = await newGameServer(app)
    await grant()
    const { answer } = await claimOne()
    const id = await grant()
    expect(await claim(other)).toEqual([])
    await server.sendBatch(confirmTasks, [answer])
    expect(await claimOne(other)).toMatchObject({ id })
  })
})

describe('answers', () => {
  it('are applied once, and a repeat in or after their batch changes nothing', async () => {
    const id = await activate()
    const { answer } = await claimOne()
    const confirmation = { ...answer, gameReference: 'mail-77' }
    expect(
      await server.sendBatch(confirmTasks, [confirmation, { ...answer, gameReference: 'mail-78' }]),
    ).toMatchObject({
      answers: [{ result: 'applied' }, { result: 'unchanged' }],
    })
    expect(await server.sendBatch(confirmTasks, [answer])).toMatchObject({ counts: { unchanged: 1 } })
    expect(await server.sendBatch(rejectTasks, [{ ...answer, reason: 'OTHER' }])).toMatchObject({
      answers: [{ result: 'refused', reason: 'LEASE_LOST' }],
    })
    expect(
      await database.one(sql`select state, game_reference, refund_transaction_id from task where id = ${id}`),
    ).toEqual({ state: 'confirmed', gameReference: 'mail-77', refundTransactionId: null })
  })

  it('must not claim that an operator has given the task up', async () => {
    await activate()
    const { answer } = await claimOne()
    expect(
      await server.sendBatch(rejectTasks, [{ ...answer, reason: 'GIVEN_UP' as string as 'OTHER' }]),
    ).toMatchObject({
      answers: [{ result: 'refused', reason: 'BAD_ENTRY' }],
    })
  })
})

const coinsOf = (player: { readonly accountId: number }) => balanceOf(database, player.accountId)

async function bought() {
  const player = await newPlayer()
  await giveCoins(database, player.accountId, 500)
  const hero = await createCharacter(database, player.accountId)
  const body = { characterId: hero, itemId: 'draught', quantity: 3, expectedUnitPriceCoins: 100 }
  await app.callOrFail(buyItem, { as: player, body })
  await newEventsOf(database, player.accountId)
  return { player, hero }
}

const logOf = (player: { readonly token: string }) =>
  app.callOrFail(listShopLogs, { as: player, query: { page: 1, pageSize: 10 } })

it('shows a rejection to the player at once: the reason, never the note, and the refund', async () => {
  const { player } = await bought()
  const { answer } = await claimOne()
  expect(await coinsOf(player)).toBe(200)
  await newEventsOf(database, player.accountId)
  const rejection = { ...answer, reason: 'LISTINGS_OPEN', note: 'error 7 in bag.cpp' } as const
  expect(await server.sendBatch(rejectTasks, [rejection])).toMatchObject({ counts: { applied: 1 } })
  expect(await newEventsOf(database, player.accountId)).toContain('wallet-changed')
  expect(await coinsOf(player)).toBe(500)
  const log = await logOf(player)
  expect(log.entries).toMatchObject([
    { delivery: { state: 'failed', failureReason: 'LISTINGS_OPEN', isRefunded: true } },
  ])
  expect(JSON.stringify(log)).not.toContain('bag.cpp')
})

it('shows why a delivery waits until it is claimed again, never the note', async () => {
  const { player } = await bought()
  const { answer } = await claimOne()
  await newEventsOf(database, player.accountId)
  await server.sendBatch(retryTasks, [{ ...answer, reason: 'BAG_FULL', note: 'bag 2 of 2' }])
  expect(await newEventsOf(database, player.accountId)).toContain('wallet-changed')
  const log = await logOf(player)
  expect(log.entries).toMatchObject([
    { delivery: { state: 'queued', retryReason: 'BAG_FULL', failureReason: null } },
  ])
  expect(JSON.stringify(log)).not.toContain('bag 2')
  await database.execute(sql`update task set due_at = now() where id = ${answer.id}`)
  await claimOne()
  expect((await logOf(player)).entries).toMatchObject([{ delivery: { state: 'claimed', retryReason: null } }])
})

it('fails and refunds tasks of a deleted character, claimed ones once their lease ends', async () => {
  const { player, hero } = await bought()
  await app.callOrFail(buyItem, {
    as: player,
    body: { characterId: hero, itemId: 'draught', quantity: 1, expectedUnitPriceCoins: 100 },
  })
  const [claimed] = (await server.callOrFail(claimTasks, { body: { ...bodyOf(server), limit: 1 } })).tasks
  await database.execute(
    sql`update character set is_active = false, slot = null, deleted_at = now() where id = ${hero}`,
  )
  expect(await claim()).toEqual([])
  await failTasksOfDeleted(database)
  expect(await coinsOf(player)).toBe(200)
  await database.execute(sql`update task set lease_expires_at = now() where id = ${claimed?.id}`)
  expect(await claim()).toEqual([])
  await failTasksOfDeleted(database)
  await failTasksOfDeleted(database)
  expect(await coinsOf(player)).toBe(500)
  const failed = { state: 'failed', failureReason: 'CHARACTER_DELETED', isRefunded: true }
  expect((await logOf(player)).entries).toMatchObject([{ delivery: failed }, { delivery: failed }])
})
