import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import type { PaymentFact } from '../../payments/payment-provider.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { claimDeliveries } from '../deliveries/claim-deliveries.ts'
import { rejectDelivery } from '../deliveries/reject-delivery.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { settleEvent } from '../purchase/settle-purchase.ts'
import { buyItem } from '../shop/buy-item.ts'
import { giftItem } from '../shop/gift-item.ts'
import { verifyLedger } from './verify-ledger.ts'
import { walletOf } from './wallet-of.ts'

const database = withTestDatabase()
/** `HISTORIES=10000` runs that many histories with a random seed. */
const { HISTORIES: historyCount } = process.env
const histories = historyCount ? { numRuns: Number(historyCount) } : { numRuns: 40, seed: 20260102 }
const timeoutMs = 3000 * histories.numRuns
const [itemId, priceCoins, purchaseCoins, couponCoins] = ['hydria', 1900, 5750, 100]
let codes: string[] = []

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: itemId, priceCoins })
  codes = await createCodes(database, testSecretBox, { codes: 2 })
})

/** `number` picks one of two purchases or coupon codes, or is the quantity of a bought item. */
const act = fc.oneof(
  fc.record({
    kind: fc.constantFrom('pay', 'refund', 'dispute', 'win', 'claim'),
    number: fc.nat(1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('spend', 'give'),
    number: fc.integer({ min: 1, max: 3 }),
    times: fc.constant(1),
  }),
  fc.record({ kind: fc.constant('reject'), number: fc.constant(0), times: fc.constant(1) }),
)

type Step = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const costsCoins = ({ kind }: Step) => kind === 'spend' || kind === 'give'

/** The expected result, computed by the simplest possible model. */
class Books {
  #spentCoins = 0
  readonly #recorded = new Set<string>()

  isTooExpensive(step: Step): boolean {
    return costsCoins(step) && this.coins < priceCoins * step.number
  }

  record(step: Step): void {
    const { kind, number } = step
    if (costsCoins(step)) this.#spentCoins += priceCoins * number
    else if (kind === 'reject') this.#spentCoins = 0
    else this.#recorded.add(`${kind} ${number}`)
  }

  /** The balance of the account; negative if it owes coins. */
  get coins(): number {
    let coins = -this.#spentCoins
    for (const number of [0, 1]) {
      const has = (kind: string) => this.#recorded.has(`${kind} ${number}`)
      const isTakenBack = has('refund') || (has('dispute') && !has('win'))
      if (has('pay') && !isTakenBack) coins += purchaseCoins
      if (has('claim')) coins += couponCoins
    }
    return coins
  }
}

async function newPlayer() {
  const accountId = await createAccount(database)
  const characterId = await createCharacter(database, accountId)
  const friendId = await createAccount(database)
  const friendName = `Friend ${friendId}`
  await createCharacter(database, friendId, { name: friendName })
  const purchases = await Promise.all(
    [0, 1].map(async () => ({
      purchaseId: await createPurchase(database, accountId),
      paymentReference: `pi_${randomUUID()}`,
    })),
  )

  function factOf(kind: string, paymentReference: string): PaymentFact {
    const paid = { at: new Date(), amountCents: 4999, currency: 'EUR', paymentReference }
    if (kind === 'pay') return { kind: 'paid', ...paid }
    if (kind === 'refund') return { kind: 'refunded', reference: `re_${paymentReference}`, ...paid }
    return {
      kind: kind === 'dispute' ? 'disputed' : 'dispute-won',
      reference: `dp_${paymentReference}`,
      ...paid,
    }
  }

  function settle(kind: string, purchase: (typeof purchases)[number]) {
    return settleEvent({ database, log: silentLog }, 'sandbox', {
      eventId: randomUUID(),
      eventType: 'test',
      checkoutReference: null,
      ...purchase,
      fact: factOf(kind, purchase.paymentReference),
    })
  }

  const spend = (quantity: number) =>
    database.transaction((transaction) => {
      const wish = { accountId, characterId, itemId, quantity, expectedUnitPriceCoins: priceCoins }
      return buyItem(transaction, { ...wish, locale: 'en' })
    })

  const give = (quantity: number) =>
    giftItem(database, {
      accountId,
      requestKey: randomUUID(),
      itemId,
      quantity,
      characterName: friendName,
      message: null,
      expectedUnitPriceCoins: priceCoins,
      locale: 'en',
    })

  /** Rejects all queued deliveries of the account, gifts included. */
  async function rejectAll() {
    const claimed = await claimDeliveries(database, { gameServer: 'test', limit: 1000, leaseMs: 3_600_000 })
    for (const { id, leaseToken, ...delivery } of claimed)
      if (delivery.accountId === accountId)
        await rejectDelivery(database, { deliveryId: id, leaseToken, reason: 'The bag is full' })
  }

  const claim = (code: string) =>
    claimCoupon(
      { database, secretBox: testSecretBox },
      { accountId, requestKey: randomUUID(), code, locale: 'en' },
    )

  return {
    wallet: () => walletOf(database, accountId),
    walletOfFriend: () => walletOf(database, friendId),
    act({ kind, number }: Step): Promise<unknown> {
      if (kind === 'spend') return spend(number)
      if (kind === 'give') return give(number)
      if (kind === 'reject') return rejectAll()
      if (kind === 'claim') return claim(codes[number] ?? '')
      const purchase = purchases[number]
      if (!purchase) throw new Error(`There is no purchase ${number}`)
      return settle(kind, purchase)
    },
  }
}

it(
  'balances match the model after every step of any history of purchases, orders, gifts, refunds, disputes and coupons',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (history) => {
        const [player, books] = [await newPlayer(), new Books()]
        for (const step of history) {
          const isTooExpensive = books.isTooExpensive(step)
          const outcomes = await Promise.all(Array.from({ length: step.times }, () => player.act(step)))
          expect(costsCoins(step) && outcomes.some((outcome) => outcome instanceof Failure)).toBe(
            isTooExpensive,
          )
          if (!isTooExpensive) books.record(step)
          expect(await player.wallet()).toEqual({
            balanceCoins: Math.max(0, books.coins),
            debtCoins: Math.max(0, -books.coins),
          })
          expect(await player.walletOfFriend()).toEqual({ balanceCoins: 0, debtCoins: 0 })
          expect(await verifyLedger(database)).toMatchObject({ isSound: true })
        }
      }),
      histories,
    )
  },
  timeoutMs,
)
