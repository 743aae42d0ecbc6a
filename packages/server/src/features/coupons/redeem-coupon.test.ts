import { randomUUID } from 'node:crypto'
import { Coupon } from '@olympus/contract/coupons'
import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { keyRingOf, secretBoxOf, testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimCoupon } from './claim-coupon.ts'
import { listCouponLogs } from '../logs/list-coupon-logs.ts'
import { listCoupons } from './list-coupons.ts'
import { redeemCoupon } from './redeem-coupon.ts'
import { claimDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'

const database = withTestDatabase()

beforeAll(async () => {
  await createItem(database, { id: 'laurel' })
})

type Contents = { coins: number } | { tickets: number } | { itemId: string; quantity: number }

async function owner(contents: Contents = { itemId: 'laurel', quantity: 3 }) {
  const accountId = await createAccount(database)
  const [code = ''] = await createCodes(database, testSecretBox, { contents })
  const request = { accountId, requestKey: randomUUID(), code, locale: 'en' } as const
  const claimed = await claimCoupon({ database, secretBox: testSecretBox }, request)
  if (claimed instanceof Failure) throw claimed
  return { accountId, couponId: claimed.coupon.id, characterId: await createCharacter(database, accountId) }
}

type Owner = Awaited<ReturnType<typeof owner>>

const redeem = (wish: Owner) =>
  database.transaction((transaction) => redeemCoupon(transaction, testSecretBox, { ...wish, locale: 'en' }))

const firstPage = ({ accountId }: Owner) =>
  [
    { queries: database, secretBox: testSecretBox, locale: 'en' },
    { accountId, page: 1, pageSize: 10 },
  ] as const

const inventoryOf = async (who: Owner) => (await listCoupons(...firstPage(who))).entries
const logOf = async (who: Owner) => (await listCouponLogs(...firstPage(who))).entries

const deliveriesOf = async ({ accountId }: Owner) =>
  (
    await database.one<{ count: number }>(
      sql`select count(*) as count from task where account_id = ${accountId}`,
    )
  ).count

/** Rejects all queued deliveries of an account, as a game server does. */
async function rejectDeliveriesOf({ accountId }: Owner): Promise<void> {
  const claimed = await claimDirectly(database, { limit: 500 })
  for (const { id, leaseToken } of claimed.filter((delivery) => delivery.accountId === accountId))
    await rejectDirectly(database, { id, leaseToken, reason: 'BAG_FULL' })
}

it('queues a delivery for the chosen character and removes the coupon from the inventory', async () => {
  const mine = await owner()
  expect(await inventoryOf(mine)).toMatchObject([{ id: mine.couponId, redeemedAt: null }])
  const redeemed = await redeem(mine)
  expect(z.parse(Coupon, redeemed)).toEqual(redeemed)
  expect(redeemed).toMatchObject({
    character: { id: mine.characterId, name: 'Kallistrate' },
    delivery: { state: 'queued', isRefunded: false },
  })
  expect(await inventoryOf(mine)).toEqual([])
  expect(await logOf(mine)).toEqual([redeemed])
  const delivery = await database.one(
    sql`select character_id, item_id, quantity, paid_coins from task where account_id = ${mine.accountId}`,
  )
  expect(delivery).toEqual({
    characterId: mine.characterId,
    itemId: 'laurel',
    quantity: 3,
    paidCoins: 0,
  })
})

it('50 parallel redemptions queue exactly 1 delivery', async () => {
  const mine = await owner()
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => redeem(mine)))
  const refused = outcomes.filter((outcome) => outcome instanceof Failure)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['ALREADY_REDEEMED']))
  expect(await deliveriesOf(mine)).toBe(1)
})

it('a refused redemption writes nothing', async () => {
  const mine = await owner()
  const stranger = await owner()
  const coins = await owner({ coins: 100 })
  const tickets = await owner({ tickets: 5 })
  const resting = await createCharacter(database, mine.accountId, { isActive: false })
  const refusals: [string, Owner][] = [
    ['NOT_FOUND', { ...mine, couponId: stranger.couponId }],
    ['NOT_FOUND', { ...mine, couponId: Number.MAX_SAFE_INTEGER }],
    ['NOT_FOUND', coins],
    ['NOT_FOUND', tickets],
    ['CHARACTER_NOT_FOUND', { ...mine, characterId: stranger.characterId }],
    ['CHARACTER_NOT_ACTIVE', { ...mine, characterId: resting }],
  ]
  for (const [key, wish] of refusals) expect(await redeem(wish)).toMatchObject({ key })
  expect(await deliveriesOf(mine)).toBe(0)
  expect(await deliveriesOf(stranger)).toBe(0)
  expect(await inventoryOf(mine)).toHaveLength(1)
})

it('a failed delivery returns the coupon and cannot be resent after the next redemption', async () => {
  const mine = await owner()
  await redeem(mine)
  await rejectDeliveriesOf(mine)
  expect(await inventoryOf(mine)).toMatchObject([
    { id: mine.couponId, delivery: { state: 'failed', failureReason: 'BAG_FULL' } },
  ])
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => redeem(mine)))
  expect(outcomes.filter((outcome) => !(outcome instanceof Failure))).toHaveLength(1)
  expect(await inventoryOf(mine)).toEqual([])
  expect(await deliveriesOf(mine)).toBe(2)
  const resend = database.execute(sql`
    update task set state = 'queued', settled_at = null
    where account_id = ${mine.accountId} and state = 'failed'`)
  await expect(resend).rejects.toThrow('task_replaced')
})

it('inventory and log list only own coupons, newest first and paged', async () => {
  const mine = await owner()
  await owner()
  const codes = await createCodes(database, testSecretBox, { codes: 3 })
  for (const code of codes)
    await claimCoupon(
      { database, secretBox: testSecretBox },
      { accountId: mine.accountId, requestKey: randomUUID(), code, locale: 'en' },
    )
  expect((await logOf(mine)).map(({ origin }) => origin).slice(0, 3)).toEqual(
    codes.toReversed().map((code) => ({ kind: 'code', code })),
  )
  expect(await inventoryOf(mine)).toHaveLength(1)
  const [reader, page] = firstPage(mine)
  const second = await listCouponLogs(reader, { ...page, page: 2, pageSize: 3 })
  expect(second).toMatchObject({ totalEntries: 4, page: 2, pageSize: 3, entries: [{ id: mine.couponId }] })
})

it('with a different key the code is unreadable, but the coupon can still be redeemed', async () => {
  const mine = await owner()
  const otherBox = secretBoxOf(keyRingOf('another key'))
  const [reader, page] = firstPage(mine)
  const { entries } = await listCoupons({ ...reader, secretBox: otherBox }, page)
  expect(entries).toMatchObject([{ id: mine.couponId, origin: { kind: 'code', code: null } }])
  const redeemed = await database.transaction((transaction) =>
    redeemCoupon(transaction, otherBox, { ...mine, locale: 'en' }),
  )
  expect(redeemed).toMatchObject({ origin: { code: null }, delivery: { state: 'queued' } })
})
