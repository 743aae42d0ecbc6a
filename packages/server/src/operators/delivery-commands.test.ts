import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { claimCoupon } from '../features/coupons/claim-coupon.ts'
import { redeemCoupon } from '../features/coupons/redeem-coupon.ts'
import { claimDeliveries } from '../features/deliveries/claim-deliveries.ts'
import { confirmDelivery } from '../features/deliveries/confirm-delivery.ts'
import { rejectDelivery } from '../features/deliveries/reject-delivery.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { retryDelivery } from '../features/deliveries/retry-delivery.ts'
import { buyItem } from '../features/shop/buy-item.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { newEventsOf } from '../testing/new-events-of.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()
let accountId: number
let characterId: number

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
  accountId = await createAccount(database)
  characterId = await createCharacter(database, accountId)
  await giveCoins(database, accountId, 1000)
})

async function claimed() {
  const [delivery] = await claimDeliveries(database, {
    gameServer: 'delphi',
    limit: 1,
    leaseMs: 60_000,
  })
  if (!delivery) throw new Error('Nothing is queued')
  return { deliveryId: delivery.id, leaseToken: delivery.leaseToken }
}

const reject = (answer: { deliveryId: number; leaseToken: string }) =>
  rejectDelivery(database, { ...answer, reason: 'CLASS_MISMATCH', note: 'This class cannot wear it' })

async function newCoupon(): Promise<number> {
  const [code = ''] = await createCodes(database, testSecretBox, {
    contents: { itemId: 'draught', quantity: 2 },
  })
  const outcome = await claimCoupon(
    { database, secretBox: testSecretBox },
    { accountId, requestKey: randomUUID(), code, locale: 'en' },
  )
  if (outcome instanceof Failure) throw outcome
  return outcome.coupon.id
}

const redeem = (couponId: number) =>
  database.transaction((transaction) =>
    redeemCoupon(transaction, testSecretBox, { accountId, couponId, characterId, locale: 'en' }),
  )

const resend = (deliveryId: number) => act(database, ['deliveries', 'resend', String(deliveryId)])

/** A coupon delivery that a game server rejected. */
async function failed() {
  const couponId = await newCoupon()
  await redeem(couponId)
  const answer = await claimed()
  await reject(answer)
  return { ...answer, couponId }
}

it('resends a failed delivery once under its id, and records the act', async () => {
  const { deliveryId, couponId, leaseToken } = await failed()
  const before = await actsOf(database)
  await newEventsOf(database, accountId)
  expect(await resend(deliveryId)).toMatchObject({
    code: 0,
    lines: [`Delivery ${deliveryId} is queued again`],
  })
  expect(await newEventsOf(database, accountId)).toEqual(['coupons-changed'])
  expect((await actsOf(database)).slice(before.length)).toEqual([
    { who: 'iris', why: 'ticket 7', command: 'deliveries resend', details: { deliveryId } },
  ])
  expect(await redeem(couponId)).toMatchObject({ key: 'ALREADY_REDEEMED' })
  expect(await reject({ deliveryId, leaseToken })).toBe('refused')
  const again = await claimed()
  expect(again.deliveryId).toBe(deliveryId)
  expect(await confirmDelivery(database, again)).toBe('applied')
  expect(await resend(deliveryId)).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('it was delivered')],
  })
})

it('refuses to resend a pending, replaced, refunded or unknown delivery, and records no act', async () => {
  const { deliveryId: replaced, couponId } = await failed()
  await redeem(couponId)
  const { deliveryId: underWay, leaseToken } = await claimed()
  await database.transaction((transaction) =>
    buyItem(transaction, {
      accountId,
      characterId,
      locale: 'en',
      itemId: 'draught',
      quantity: 3,
      expectedUnitPriceCoins: 100,
    }),
  )
  const bought = await claimed()
  await reject(bought)
  const before = await actsOf(database)
  for (const [id, reason] of [
    [underWay, 'it is under way'],
    [replaced, 'another delivery replaced it'],
    [bought.deliveryId, 'what was paid for it went back to the account'],
    [2 ** 40, 'there is none'],
  ] as const)
    expect(await resend(id)).toMatchObject({
      code: 1,
      complaints: [`Delivery ${id} is not resent: ${reason}`],
    })
  expect(await actsOf(database)).toEqual(before)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })

  const { lines } = await operate(database, ['deliveries', 'list-failed'])
  const lineOf = (id: number) => lines.find((line) => line.startsWith(`${id}  `))
  expect(lineOf(bought.deliveryId)).toContain('"This class cannot wear it"; refunded 300 OC')
  expect(lineOf(replaced)).toContain(`replaced by ${underWay}`)
  expect(lineOf(underWay)).toBeUndefined()
  await confirmDelivery(database, { deliveryId: underWay, leaseToken })
})

it('lists a delivery from its fifth failed attempt until it is delivered', async () => {
  const couponId = await newCoupon()
  await redeem(couponId)
  const stuck = () => operate(database, ['deliveries', 'list-stuck'])
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await stuck()).toMatchObject({ code: 0, lines: [] })
    await database.execute(sql`update delivery set due_at = now() where state = 'queued'`)
    await retryDelivery(database, { ...(await claimed()), reason: 'BAG_FULL', note: 'The bag is full' })
  }
  expect(await stuck()).toMatchObject({
    code: 1,
    lines: [
      expect.stringMatching(
        /queued since .* 2 × draught .*, 5 attempts, last delphi: BAG_FULL "The bag is full"; due /,
      ),
    ],
  })
  await database.execute(sql`update delivery set due_at = now() where state = 'queued'`)
  await confirmDelivery(database, await claimed())
  expect(await stuck()).toMatchObject({ code: 0, lines: [] })
})

it("either the operator's resend or the player's new redemption wins when both happen at once", async () => {
  for (let round = 0; round < 5; round++) {
    const { deliveryId, couponId } = await failed()
    const [resent, redeemed] = await Promise.all([resend(deliveryId), redeem(couponId)])
    expect(resent.code === 0).toBe(redeemed instanceof Failure)
    await confirmDelivery(database, await claimed())
    expect(await claimDeliveries(database, { gameServer: 'delphi', limit: 9, leaseMs: 1 })).toEqual([])
  }
})
