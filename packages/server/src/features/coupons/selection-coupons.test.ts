import { randomUUID } from 'node:crypto'
import { reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import { claimTasks, confirmTasks, rejectTasks } from '@olympus/contract/bridge/tasks'
import { Coupon, listCoupons, redeemCoupon } from '@olympus/contract/coupons'
import { listCouponLogs, listShopLogs } from '@olympus/contract/logs'
import { z } from '@olympus/contract/schema'
import { buyItem, giftItem } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { operate } from '../../testing/operator-terminal.ts'
import { createSelectionCoupons, reportedItem } from '../../testing/selection-coupons.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { couponsPurge } from './purge.ts'

const { app, database, newPlayer } = withTestApp()
let server: TestGameServer

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
})

beforeEach(async () => {
  await database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where state not in ('confirmed', 'failed')`,
  )
  server = await newGameServer(app)
})

const { serial: _, ...shownItem } = reportedItem

/** A player with a coupon of what a deleted character had. */
async function owner(items: readonly { readonly amount: number }[] = [reportedItem]) {
  const player = await newPlayer()
  const made = await createSelectionCoupons(database, player.accountId, { items })
  await newEventsOf(database, player.accountId)
  return { ...made, player, accountId: player.accountId, couponId: made.couponIds[0] ?? 0 }
}

const redeem = (as: TestPlayer, couponId: number, characterId: number) =>
  app.call(redeemCoupon, { as, params: { couponId }, body: { characterId } })

const inventoryOf = async (as: TestPlayer) => (await app.callOrFail(listCoupons, { as })).entries
const couponLogOf = async (as: TestPlayer) => (await app.callOrFail(listCouponLogs, { as })).entries
const shopLogOf = async (as: TestPlayer) => (await app.callOrFail(listShopLogs, { as })).entries

async function claimOne() {
  const body = { bootId: server.bootId, limit: 10, leaseMs: 60_000, waitMs: 0 }
  const { tasks } = await server.callOrFail(claimTasks, { body })
  const [task, ...others] = tasks
  if (!task || others.length > 0) throw new Error(`${tasks.length} tasks instead of one`)
  return { task, answer: { id: task.id, leaseToken: task.leaseToken } }
}

it('shows the item as pages do, and the name of the deleted character instead of a code', async () => {
  const { player, couponId } = await owner()
  const [coupon] = await inventoryOf(player)
  expect(coupon).toMatchObject({
    id: couponId,
    origin: { kind: 'selection', characterName: 'Ianthe' },
    contents: { kind: 'game-item' },
    redeemedAt: null,
    character: null,
    delivery: null,
  })
  expect(coupon?.contents).toEqual({ kind: 'game-item', item: shownItem })
  expect(z.parse(Coupon, coupon)).toEqual(coupon)
  expect(await inventoryOf(await newPlayer())).toEqual([])
})

it('hands the game exactly what it reported, and leaves the inventory', async () => {
  const stack = { ...reportedItem, amount: 20 }
  const { player, accountId, couponId, heirId } = await owner([stack])
  expect(await redeem(player, couponId, heirId)).toMatchObject({
    status: 200,
    data: { character: { id: heirId }, delivery: { state: 'queued' } },
  })
  expect(await inventoryOf(player)).toEqual([])
  expect(await newEventsOf(database, accountId)).toEqual(['coupons-changed'])
  const { task, answer } = await claimOne()
  expect(task).toMatchObject({
    kind: 'delivery',
    characterId: heirId,
    itemId: null,
    quantity: 20,
    gift: null,
  })
  expect(task).toHaveProperty('gameItem', stack)
  await server.sendBatch(confirmTasks, [answer])
  expect(await couponLogOf(player)).toMatchObject([{ id: couponId, delivery: { state: 'confirmed' } }])
  expect(await newEventsOf(database, accountId)).toContain('coupons-changed')
})

it('returns with the reason when its delivery fails, and is redeemed again', async () => {
  const { player, couponId, heirId } = await owner()
  await redeem(player, couponId, heirId)
  const { answer } = await claimOne()
  await server.sendBatch(rejectTasks, [{ ...answer, reason: 'BAG_FULL' }])
  expect(await inventoryOf(player)).toMatchObject([
    { id: couponId, delivery: { state: 'failed', failureReason: 'BAG_FULL', isRefunded: false } },
  ])
  const { lines } = await operate(database, ['deliveries', 'list-failed'])
  expect(lines.find((line) => line.startsWith(`${answer.id}  `))).toContain(
    'delivery of 1 × game item 4711 "Keraunos"',
  )
  expect(await redeem(player, couponId, heirId)).toMatchObject({ status: 200 })
  expect(await inventoryOf(player)).toEqual([])
  const { task } = await claimOne()
  expect(task).toHaveProperty('gameItem', reportedItem)
})

it('queues one delivery of 20 parallel redemptions', async () => {
  const { player, accountId, couponId, heirId } = await owner()
  const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(player, couponId, heirId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    await database.query(sql`select from task where account_id = ${accountId} and kind = 'delivery'`),
  ).toHaveLength(1)
})

it('is redeemed by its owner for an active character only', async () => {
  const { player, couponId, heirId, fromCharacterId, accountId } = await owner()
  const resting = await createCharacter(database, accountId, { isActive: false })
  const stranger = await owner()
  for (const [key, reply] of [
    ['NOT_FOUND', await redeem(stranger.player, couponId, stranger.heirId)],
    ['CHARACTER_NOT_FOUND', await redeem(player, couponId, stranger.heirId)],
    ['CHARACTER_NOT_FOUND', await redeem(player, couponId, fromCharacterId)],
    ['CHARACTER_NOT_ACTIVE', await redeem(player, couponId, resting)],
  ] as const)
    expect(reply).toMatchObject({ key })
  expect(await redeem(player, couponId, heirId)).toMatchObject({ status: 200 })
  expect(await redeem(player, couponId, heirId)).toMatchObject({ key: 'ALREADY_REDEEMED' })
})

it('has a kind of its own in the coupon log', async () => {
  const { player, couponId } = await owner()
  const ofKind = async (kind: 'coins' | 'game-item' | 'item') =>
    (await app.callOrFail(listCouponLogs, { as: player, query: { kind } })).entries.map(({ id }) => id)
  expect(await ofKind('game-item')).toEqual([couponId])
  expect(await ofKind('item')).toEqual([])
  expect(await ofKind('coins')).toEqual([])
})

it('keeps the name of a deleted character in the logs of shop, gifts and coupons', async () => {
  const { player, accountId, couponId } = await owner()
  const gameId = randomUUID()
  const name = `Doomed ${gameId.slice(0, 8)}`
  const characterId = await createCharacter(database, accountId, { gameId, name })
  const giver = await newPlayer()
  for (const payer of [accountId, giver.accountId]) await giveCoins(database, payer, 100)
  const order = { itemId: 'draught', quantity: 1, expectedUnitPriceCoins: 100 }
  await app.callOrFail(buyItem, { as: player, body: { ...order, characterId } })
  await app.callOrFail(giftItem, { as: giver, body: { ...order, characterName: name, message: null } })
  await redeem(player, couponId, characterId)
  await server.sendBatch(reportDeletedCharacters, [{ gameId, deletedAt: new Date().toISOString() }])

  const character = { id: characterId, name }
  expect(await shopLogOf(player)).toMatchObject([
    { character, gift: { direction: 'gift-received' } },
    { character, gift: null },
  ])
  expect(await shopLogOf(giver)).toMatchObject([{ character, gift: { direction: 'gift-given' } }])
  expect(await couponLogOf(player)).toMatchObject([
    { character, origin: { characterName: 'Ianthe' }, delivery: { failureReason: 'CHARACTER_DELETED' } },
  ])
})

it('is purged with its account', async () => {
  const { accountId } = await owner()
  await database.transaction(async (transaction) => {
    for (const removal of couponsPurge.removals?.(accountId) ?? []) await transaction.execute(removal)
  })
  expect(await database.query(sql`select from coupon where account_id = ${accountId}`)).toEqual([])
})
