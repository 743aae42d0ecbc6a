import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { reportCharacters, reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { endGameSession, startGameSession } from '@olympus/contract/bridge/game-sessions'
import { claimTasks, confirmTasks, retryTasks } from '@olympus/contract/bridge/tasks'
import { listCharacters } from '@olympus/contract/characters'
import { claimCoupon, listCoupons, redeemCoupon } from '@olympus/contract/coupons'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem, giftItem } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/character-reports.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()
let server: TestGameServer

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
})

beforeEach(async () => {
  server = await newGameServer(app)
})

async function newOwner(coins = 1000) {
  const player = await newPlayer()
  const { accountId } = player
  const gameId = randomUUID()
  const name = `Hero ${gameId.slice(0, 8)}`
  const characterId = await createCharacter(database, accountId, { gameId, name })
  await giveCoins(database, accountId, coins)
  return { player, accountId, gameId, name, characterId }
}

async function remove(gameId: string, deletedAt = new Date().toISOString()) {
  const { answers } = await server.sendBatch(reportDeletedCharacters, [{ gameId, deletedAt }])
  return answers[0]
}

const order = (characterId: number) => ({
  itemId: 'draught',
  quantity: 2,
  characterId,
  expectedUnitPriceCoins: 100,
})
const gift = (characterName: string) => ({
  itemId: 'draught',
  quantity: 2,
  characterName,
  expectedUnitPriceCoins: 100,
  message: null,
})

const balanceOf = async (as: { token: string }) => (await app.callOrFail(getUser, { as })).balanceCoins
const logOf = async (as: { token: string }) => (await app.callOrFail(listShopLogs, { as })).entries

async function claimOne() {
  const body = { bootId: server.bootId, limit: 1, leaseMs: 60_000, waitMs: 0 }
  const { tasks } = await server.callOrFail(claimTasks, { body })
  const [task] = tasks
  if (!task) throw new Error('Nothing is queued')
  return { id: task.id, leaseToken: task.leaseToken }
}

describe('a deleted character', () => {
  it('leaves the roster and its slot, and stays in the logs', async () => {
    const { player, accountId, gameId, name, characterId } = await newOwner()
    await app.callOrFail(buyItem, { as: player, body: order(characterId) })
    await newEventsOf(database, accountId)
    expect(await remove(gameId)).toMatchObject({ result: 'applied', characterId })
    expect(await newEventsOf(database, accountId)).toContain('characters-changed')
    expect((await app.callOrFail(listCharacters, { as: player })).characters).toEqual([])
    expect(await logOf(player)).toMatchObject([{ character: { id: characterId, name } }])
    const next = await server.sendBatch(reportCharacters, [sampleReport({ accountId, epoch: server.epoch })])
    expect(next.counts).toMatchObject({ applied: 1 })
    expect((await app.callOrFail(listCharacters, { as: player })).characters).toMatchObject([{ slot: 0 }])
  })

  it('is deleted once', async () => {
    const { player, accountId, gameId } = await newOwner()
    await remove(gameId, '2026-01-01T00:00:00Z')
    const deletedAt = () =>
      database.one(sql`select deleted_at from character where account_id = ${accountId}`)
    const first = await deletedAt()
    await newEventsOf(database, accountId)
    expect(await remove(gameId)).toMatchObject({ result: 'unchanged' })
    expect(await deletedAt()).toEqual(first)
    expect(await newEventsOf(database, accountId)).toEqual([])
    expect(await balanceOf(player)).toBe(1000)
  })

  it('is known to the world of the game server only', async () => {
    const { player, gameId } = await newOwner()
    expect(await remove(randomUUID())).toMatchObject({ reason: 'UNKNOWN_CHARACTER' })
    server = await newGameServer(app, { worlds: ['second'] })
    const entries = [{ gameId, deletedAt: new Date().toISOString() }]
    const { answers } = await server.sendBatch(reportDeletedCharacters, entries, { world: 'second' })
    expect(answers).toMatchObject([{ reason: 'UNKNOWN_CHARACTER' }])
    expect((await app.callOrFail(listCharacters, { as: player })).characters).toHaveLength(1)
  })

  it('is never reported or wanted again', async () => {
    const { accountId, gameId, characterId } = await newOwner()
    await database.execute(sql`
      insert into character_snapshot (character_id, heads, epoch, counter, wanted_sections)
      values (${characterId}, '{}', 0, 0, '{summary}')`)
    await remove(gameId)
    const report = sampleReport({ accountId, gameId, epoch: server.epoch })
    const { answers } = await server.sendBatch(reportCharacters, [report])
    expect(answers).toMatchObject([{ result: 'refused', reason: 'CHARACTER_DELETED', characterId }])
    const { bootId, key } = server
    const body = {
      protocolVersion: 1,
      bootId,
      build: 'test',
      taskKinds: [],
      sentAt: new Date().toISOString(),
    }
    const { wanted } = await app.callOrFail(greetPortal, { as: { token: key }, body })
    expect(wanted.map((character) => character.gameId)).not.toContain(gameId)
  })

  it('needs no final snapshot to be offline', async () => {
    const { player, accountId, gameId } = await newOwner()
    const { bootId } = server
    const sessionId = randomUUID()
    const body = { bootId, sessionId, accountId, world: 'main', gameId }
    await server.callOrFail(startGameSession, { body })
    await server.callOrFail(endGameSession, { params: { sessionId }, body: { bootId, finalCounter: 9 } })
    expect((await app.callOrFail(listCharacters, { as: player })).presence).not.toBe('offline')
    await remove(gameId)
    expect((await app.callOrFail(listCharacters, { as: player })).presence).toBe('offline')
  })

  it('gets no orders, coupons and gifts any more', async () => {
    const { player, gameId, name, characterId } = await newOwner()
    const friend = await newOwner()
    const [code = ''] = await createCodes(database, testSecretBox, {
      contents: { itemId: 'draught', quantity: 1 },
    })
    const { coupon } = await app.callOrFail(claimCoupon, { as: player, body: { code } })
    await remove(gameId)
    const notFound = { key: 'CHARACTER_NOT_FOUND' }
    expect(await app.call(buyItem, { as: player, body: order(characterId) })).toMatchObject(notFound)
    const redemption = { params: { couponId: coupon.id }, body: { characterId } }
    expect(await app.call(redeemCoupon, { as: player, ...redemption })).toMatchObject(notFound)
    expect(await app.call(giftItem, { as: friend.player, body: gift(name) })).toMatchObject(notFound)
    expect(await balanceOf(friend.player)).toBe(1000)
  })
})

describe('what was on its way to a deleted character', () => {
  it('is refunded to the player who bought it, once', async () => {
    const { player, gameId, characterId } = await newOwner()
    await app.callOrFail(buyItem, { as: player, body: order(characterId) })
    expect(await balanceOf(player)).toBe(800)
    await remove(gameId)
    await remove(gameId)
    expect(await balanceOf(player)).toBe(1000)
    expect(await logOf(player)).toMatchObject([
      { delivery: { state: 'failed', failureReason: 'CHARACTER_DELETED' } },
    ])
  })

  it('is refunded to the giver of a gift', async () => {
    const { player, gameId, name } = await newOwner()
    const giver = await newOwner()
    await app.callOrFail(giftItem, { as: giver.player, body: gift(name) })
    await remove(gameId)
    expect([await balanceOf(giver.player), await balanceOf(player)]).toEqual([1000, 1000])
  })

  it('returns to the inventory as a coupon, for another character', async () => {
    const { player, accountId, gameId, characterId } = await newOwner()
    const [code = ''] = await createCodes(database, testSecretBox, {
      contents: { itemId: 'draught', quantity: 1 },
    })
    const { coupon } = await app.callOrFail(claimCoupon, { as: player, body: { code } })
    const redeemFor = (id: number) =>
      app.call(redeemCoupon, { as: player, params: { couponId: coupon.id }, body: { characterId: id } })
    expect(await redeemFor(characterId)).toMatchObject({ status: 200 })
    expect((await app.callOrFail(listCoupons, { as: player })).entries).toEqual([])
    await remove(gameId)
    expect((await app.callOrFail(listCoupons, { as: player })).entries).toMatchObject([{ id: coupon.id }])
    expect(await balanceOf(player)).toBe(1000)
    const other = await createCharacter(database, accountId, { name: 'Nyxandra' })
    expect(await redeemFor(other)).toMatchObject({ status: 200 })
  })

  it.each([
    { state: 'confirmed', answer: confirmTasks, more: {}, balance: 800 },
    { state: 'failed', answer: retryTasks, more: { reason: 'BAG_FULL' }, balance: 1000 },
  ])('waits for the answer if a game server has it: $state', async ({ state, answer, more, balance }) => {
    const { player, gameId, characterId } = await newOwner()
    await database.execute(
      sql`update task set state = 'confirmed', settled_at = now() where state = 'queued'`,
    )
    await app.callOrFail(buyItem, { as: player, body: order(characterId) })
    const claimed = await claimOne()
    await remove(gameId)
    expect(await balanceOf(player)).toBe(800)
    expect(await server.sendBatch(answer, [{ ...claimed, ...more }] as never)).toMatchObject({
      counts: { applied: 1 },
    })
    await remove(gameId)
    expect(await logOf(player)).toMatchObject([{ delivery: { state } }])
    expect(await balanceOf(player)).toBe(balance)
  })
})
