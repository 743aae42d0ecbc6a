import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { redeemCoupon } from '../coupons/redeem-coupon.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { listShopLogs } from '../logs/list-shop-logs.ts'
import { buyItem } from '../shop/buy-item.ts'
import { queueDelivery } from './queue-delivery.ts'
import { requeueExpired } from './requeue-expired.ts'
import {
  claimDelivery,
  claimDirectly,
  confirmDirectly,
  rejectDirectly,
  retryDirectly,
} from '../../testing/direct-game-server.ts'

const database = withTestDatabase()
let accountId: number
let characterId: number

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
  accountId = await createAccount(database)
  characterId = await createCharacter(database, accountId)
  await giveCoins(database, accountId, 100_000)
})

// A failed test must not leave deliveries in the queue for the next one.
beforeEach(async () => {
  await database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where state in ('queued', 'claimed')`,
  )
})

const grant = (quantity = 1) =>
  database.transaction((transaction) =>
    queueDelivery(transaction, { accountId, characterId, itemId: 'draught', quantity, paidCoins: 0 }),
  )

const buy = (quantity: number) =>
  database.transaction((transaction) =>
    buyItem(transaction, {
      accountId,
      characterId,
      locale: 'en',
      itemId: 'draught',
      quantity,
      expectedUnitPriceCoins: 100,
    }),
  )

const claim = (limit = 10, leaseMs = 60_000) => claimDirectly(database, { limit, leaseMs })

const claimOne = (leaseMs?: number) => claimDelivery(database, leaseMs)

const requeue = () => database.transaction(requeueExpired)

const stateOf = async (id: number) =>
  (await database.one<{ state: string }>(sql`select state from task where id = ${id}`)).state

it('a delivery goes to one game server, oldest first, and is confirmed once', async () => {
  const ids = [await grant(1), await grant(2), await grant(3)]
  const first = await claim(2)
  expect(first.map(({ id, attempts }) => [id, attempts])).toEqual([
    [ids[0], 1],
    [ids[1], 1],
  ])
  expect((await claim()).map(({ id }) => id)).toEqual([ids[2]])
  expect(await claim()).toEqual([])
  const answer = { id: ids[0] ?? 0, leaseToken: first[0]?.leaseToken ?? '' }
  expect(await confirmDirectly(database, answer)).toBe('applied')
  expect(await confirmDirectly(database, answer)).toBe('unchanged')
  expect(await stateOf(answer.id)).toBe('confirmed')
  expect(await rejectDirectly(database, { ...answer, reason: 'OTHER' })).toBe('LEASE_LOST')
})

it('10 concurrent game servers never claim the same one of 50 deliveries', async () => {
  for (let index = 0; index < 50; index++) await grant()
  const claimed = (await Promise.all(Array.from({ length: 10 }, () => claim(7)))).flat()
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length)
  expect(claimed).toHaveLength(50)
})

it('an answer without the lease is refused', async () => {
  await grant()
  const { id } = await claimOne()
  const forged = { id, leaseToken: randomUUID() }
  expect(await confirmDirectly(database, forged)).toBe('LEASE_LOST')
  expect(await retryDirectly(database, { ...forged, reason: 'OTHER' })).toBe('LEASE_LOST')
  expect(await rejectDirectly(database, { ...forged, reason: 'OTHER' })).toBe('LEASE_LOST')
  expect(await stateOf(id)).toBe('claimed')
  expect(await confirmDirectly(database, { id: 2 ** 40, leaseToken: randomUUID() })).toBe('UNKNOWN_TASK')
})

it('an expired lease queues the delivery again, and the old holder cannot answer once it is claimed', async () => {
  const id = await grant()
  const slow = await claimOne(0)
  expect(await requeue()).toBe(1)
  expect(await stateOf(id)).toBe('queued')
  const next = await claimOne()
  expect(next).toMatchObject({ id, attempts: 2 })
  expect(await confirmDirectly(database, slow.answer)).toBe('LEASE_LOST')
  expect(await confirmDirectly(database, next.answer)).toBe('applied')
})

it('a late confirmation counts until another server claims the delivery', async () => {
  const id = await grant()
  const slow = await claimOne(0)
  await requeue()
  expect(await confirmDirectly(database, slow.answer)).toBe('applied')
  expect(await stateOf(id)).toBe('confirmed')
  expect(await claim()).toEqual([])
})

it('a delivery that cannot be handed out now waits before the next attempt', async () => {
  const id = await grant()
  const { answer } = await claimOne()
  expect(await retryDirectly(database, { ...answer, reason: 'BAG_FULL' })).toBe('applied')
  expect(await retryDirectly(database, { ...answer, reason: 'BAG_FULL' })).toBe('unchanged')
  expect(await claim()).toEqual([])
  await database.execute(sql`update task set due_at = now() where id = ${id}`)
  expect(await claimOne()).toMatchObject({ id, attempts: 2 })
})

it('a rejected delivery is refunded once, and the log says why', async () => {
  const before = await balanceOf(database, accountId)
  await buy(3)
  expect(await balanceOf(database, accountId)).toBe(before - 300)
  const { answer } = await claimOne()
  const rejections = await Promise.all(
    Array.from({ length: 5 }, () => rejectDirectly(database, { ...answer, reason: 'CLASS_MISMATCH' })),
  )
  expect(rejections.sort()).toEqual(['applied', 'unchanged', 'unchanged', 'unchanged', 'unchanged'])
  expect(await balanceOf(database, accountId)).toBe(before)
  const { entries } = await listShopLogs(database, { accountId, locale: 'en', page: 1, pageSize: 1 })
  expect(entries[0]?.delivery).toMatchObject({
    id: answer.id,
    state: 'failed',
    failureReason: 'CLASS_MISMATCH',
    isRefunded: true,
  })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('a rejected gift refunds nothing', async () => {
  const before = await balanceOf(database, accountId)
  await grant()
  const { answer } = await claimOne()
  expect(await rejectDirectly(database, { ...answer, reason: 'CHARACTER_NOT_FOUND' })).toBe('applied')
  expect(await balanceOf(database, accountId)).toBe(before)
})

it('20 workers killed between claim and confirm deliver everything exactly once', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => grant()))
  const inTheBag = new Set<number>()
  const confirmed: number[] = []
  const leaseMs = 0

  /** Claims and hands out deliveries. Stops before it confirms delivery number `diesAfter`. */
  async function work(diesAfter: number) {
    for (const [index, { id, leaseToken }] of (await claim(5, leaseMs)).entries()) {
      inTheBag.add(id)
      if (index === diesAfter) return
      const effect = await confirmDirectly(database, { id, leaseToken })
      if (effect === 'applied') confirmed.push(id)
    }
  }

  for (let death = 0; death < 20; death++) await work(death % 3)
  expect(confirmed.length).toBeLessThan(ids.length)
  for (let round = 0; round < ids.length; round++) await work(Number.POSITIVE_INFINITY)
  const byNumber = (one: number, other: number) => one - other
  expect(confirmed.sort(byNumber)).toEqual(ids.sort(byNumber))
  expect([...inTheBag].sort(byNumber)).toEqual(confirmed)
  expect(await claim()).toEqual([])
})

/** Runs each game server command on the one queued delivery and records the events of the account. */
async function eventsPerCommand(owner: number) {
  await newEventsOf(database, owner)
  const events: Record<string, string[]> = {}
  const record = async (command: string) => void (events[command] = await newEventsOf(database, owner))
  const lost = await claimOne(0)
  await record('claim')
  await requeue()
  await record('requeue')
  const { id, answer } = await claimOne()
  await newEventsOf(database, owner)
  expect(await retryDirectly(database, { ...lost.answer, reason: 'OTHER' })).toBe('LEASE_LOST')
  await record('refused')
  await retryDirectly(database, { ...answer, reason: 'BAG_FULL' })
  await record('retry')
  await database.execute(sql`update task set due_at = now() where id = ${id}`)
  const again = await claimOne()
  await newEventsOf(database, owner)
  await rejectDirectly(database, { ...again.answer, reason: 'CLASS_MISMATCH' })
  await record('reject')
  return events
}

async function confirmed(owner: number) {
  const { answer } = await claimOne()
  await newEventsOf(database, owner)
  await confirmDirectly(database, answer)
  const told = await newEventsOf(database, owner)
  await confirmDirectly(database, answer)
  return [told, await newEventsOf(database, owner)]
}

const expectedEvents = (kind: string) => ({
  claim: [kind],
  requeue: [kind],
  refused: [],
  retry: [kind],
  reject: [kind],
})

it('notifies the shop log about the delivery of an order', async () => {
  await buy(1)
  expect(await eventsPerCommand(accountId)).toEqual(expectedEvents('wallet-changed'))
  await buy(1)
  expect(await confirmed(accountId)).toEqual([['wallet-changed'], []])
})

it('notifies the list of coupons about the delivery of a coupon', async () => {
  const secretBox = testSecretBox
  const contents = { itemId: 'draught', quantity: 1 }
  const [code = ''] = await createCodes(database, secretBox, { contents })
  const owner = await createAccount(database)
  const hero = await createCharacter(database, owner)
  const claimed = await claimCoupon(
    { database, secretBox },
    { accountId: owner, requestKey: randomUUID(), code, locale: 'en' },
  )
  if (claimed instanceof Failure) throw claimed
  const redeem = () =>
    database.transaction((transaction) =>
      redeemCoupon(transaction, secretBox, {
        accountId: owner,
        couponId: claimed.coupon.id,
        characterId: hero,
        locale: 'en',
      }),
    )
  await redeem()
  expect(await eventsPerCommand(owner)).toEqual(expectedEvents('coupons-changed'))
  await redeem()
  expect(await confirmed(owner)).toEqual([['coupons-changed'], []])
})
