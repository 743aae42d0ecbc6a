import sql from 'sql-template-tag'
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import type { PaymentFact, PaymentProvider, ReturnFact } from '../../payments/payment-provider.ts'
import { createSandboxProvider } from '../../payments/sandbox/sandbox-provider.ts'
import { systemClock } from '../../clock.ts'
import { systemRandom } from '../../random.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { refundWithdrawals } from '../purchase/refund-withdrawals.ts'
import { settleEvent } from '../purchase/settle-purchase.ts'
import { withdrawPurchase } from '../purchase/withdraw-purchase.ts'
import { buyItem } from '../shop/buy-item.ts'
import { giftItem } from '../shop/gift-item.ts'
import { verifyLedger } from './verify-ledger.ts'
import { walletOf } from './wallet-of.ts'
import { claimDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'

const database = withTestDatabase()
/** Seeds that run every time. Add one that failed. */
const seeds = [20260102, 14]
/** `HISTORIES=10000` runs that many histories, all of a fresh seed. */
const { HISTORIES: historyCount } = process.env
const freshSeed = systemRandom.int(2 ** 31)
const runs = historyCount
  ? [{ seed: freshSeed, numRuns: Number(historyCount) }]
  : [...seeds, freshSeed].map((seed) => ({ seed, numRuns: 14 }))
const [itemId, priceCoins, purchaseCoins, couponCoins] = ['hydria', 1900, 5750, 100]
const [paidCents, partCents] = [4999, 1500]
let codes: string[] = []

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: itemId, priceCoins })
  codes = await createCodes(database, testSecretBox, { codes: 2 })
})

const paymentKinds = [
  'refund',
  'refund-failed',
  'part',
  'part-failed',
  'dispute',
  'win',
  'refund-withdrawals',
  'withdrawal-refund-failed',
]

/** `number` picks one of two purchases or coupon codes, or is the quantity of a bought item. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('pay', 'pay', 'withdraw', 'claim') },
        { weight: 2, arbitrary: fc.constantFrom(...paymentKinds) },
      ),
      number: fc.nat(1),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('spend', 'give'),
      number: fc.integer({ min: 1, max: 3 }),
      times: fc.constant(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reject'), number: fc.constant(0), times: fc.constant(1) }),
  },
)

type Step = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const costsCoins = ({ kind }: Step) => kind === 'spend' || kind === 'give'

/** The expected result, computed by the simplest possible model. */
class Books {
  #spentCoins = 0
  readonly #recorded = new Set<string>()

  /** How many of a step's tries succeed; null if that is not told. */
  successes(step: Step): number | null {
    if (costsCoins(step)) return this.coins >= priceCoins * step.number ? 1 : 0
    return step.kind === 'withdraw' ? Number(this.#isWithdrawable(step.number)) : null
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
      if (this.#has('pay', number)) coins += purchaseCoins - this.#takenBackCoins(number)
      if (this.#has('claim', number)) coins += couponCoins
    }
    return coins
  }

  #has(kind: string, number: number): boolean {
    return this.#recorded.has(`${kind} ${number}`)
  }

  /** What is out of a payment now: a failed refund and a won dispute have come back. */
  #returnedCents(number: number): number {
    const isOut = (kind: string, undone: string) => this.#has(kind, number) && !this.#has(undone, number)
    const refundedCents =
      (isOut('refund', 'refund-failed') ? paidCents : 0) + (isOut('part', 'part-failed') ? partCents : 0)
    return Math.min(refundedCents, paidCents) + (isOut('dispute', 'win') ? paidCents : 0)
  }

  #takenBackCoins(number: number): number {
    const returnedCents = this.#returnedCents(number)
    if (this.#has('withdraw', number) || returnedCents >= paidCents) return purchaseCoins
    return Math.floor((purchaseCoins * returnedCents) / paidCents)
  }

  #isWithdrawable(number: number): boolean {
    const isUntouched = !this.#has('withdraw', number) && this.#returnedCents(number) === 0
    return this.#has('pay', number) && isUntouched && this.coins >= purchaseCoins
  }
}

/** Refunds at once; each refund can fail later. */
function createRefunds() {
  const refunds = new Map<string, ReturnFact>()
  const provider: PaymentProvider = {
    ...createSandboxProvider({ database, random: systemRandom, clock: systemClock }),
    async refund({ idempotencyKey, paymentReference, amountCents, currency }) {
      const reference = `re_${idempotencyKey}`
      const fact = {
        kind: 'refunded',
        at: new Date(),
        reference,
        paymentReference,
        amountCents,
        currency,
      } as const
      refunds.set(paymentReference, fact)
      return fact
    },
  }
  return { provider, refundOf: (paymentReference: string) => refunds.get(paymentReference) }
}

async function newPlayer() {
  const accountId = await createAccount(database)
  const characterId = await createCharacter(database, accountId)
  const friendId = await createAccount(database)
  const friendName = `Friend ${friendId}`
  await createCharacter(database, friendId, { name: friendName })
  const refunds = createRefunds()
  const purchases = await Promise.all(
    [0, 1].map(async () => ({
      purchaseId: await createPurchase(database, accountId),
      paymentReference: `pi_${randomUUID()}`,
    })),
  )

  function factOf(kind: string, paymentReference: string): PaymentFact | undefined {
    const paid = { at: new Date(), amountCents: paidCents, currency: 'EUR', paymentReference }
    const part = { ...paid, amountCents: partCents, reference: `part_${paymentReference}` }
    const refund = { ...paid, reference: `re_${paymentReference}` }
    const dispute = { ...paid, reference: `dp_${paymentReference}` }
    const ofWithdrawal = refunds.refundOf(paymentReference)
    const facts: Readonly<Record<string, PaymentFact | undefined>> = {
      pay: { kind: 'paid', ...paid },
      refund: { kind: 'refunded', ...refund },
      'refund-failed': { kind: 'refund-failed', ...refund },
      part: { kind: 'refunded', ...part },
      'part-failed': { kind: 'refund-failed', ...part },
      dispute: { kind: 'disputed', ...dispute },
      win: { kind: 'dispute-won', ...dispute },
      'withdrawal-refund-failed': ofWithdrawal && { ...ofWithdrawal, kind: 'refund-failed' },
    }
    return facts[kind]
  }

  async function settle(kind: string, purchase: (typeof purchases)[number]) {
    const fact = factOf(kind, purchase.paymentReference)
    if (!fact) return
    await settleEvent({ database, log: silentLog }, 'sandbox', {
      eventId: randomUUID(),
      eventType: 'test',
      checkoutReference: null,
      ...purchase,
      fact,
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
    const claimed = await claimDirectly(database, { limit: 1000, leaseMs: 3_600_000 })
    // A gift is claimed for the account of its character, and paid by this one.
    const paid = await database.query<{ id: number }>(
      sql`select id from task where account_id = ${accountId}`,
    )
    const paidIds = new Set(paid.map(({ id }) => id))
    for (const { id, leaseToken } of claimed)
      if (paidIds.has(id)) await rejectDirectly(database, { id, leaseToken, reason: 'BAG_FULL' })
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
      const { purchaseId } = purchase
      if (kind === 'withdraw')
        return database.transaction((transaction) => withdrawPurchase(transaction, { accountId, purchaseId }))
      if (kind === 'refund-withdrawals')
        return refundWithdrawals({ database, provider: refunds.provider, log: silentLog })
      return settle(kind, purchase)
    },
  }
}

it.each(runs)(
  'balances match the model after every step of any history of purchases, orders, gifts, withdrawals, returns, coupons (seed $seed)',
  async ({ seed, numRuns }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 16, size: 'max' }), async (history) => {
        const [player, books] = [await newPlayer(), new Books()]
        for (const step of history) {
          const successes = books.successes(step)
          const outcomes = await Promise.all(Array.from({ length: step.times }, () => player.act(step)))
          const { length: done } = outcomes.filter((outcome) => !(outcome instanceof Failure))
          expect(done).toBe(successes ?? done)
          if (successes !== 0) books.record(step)
          expect(await player.wallet()).toEqual({
            balanceCoins: Math.max(0, books.coins),
            debtCoins: Math.max(0, -books.coins),
          })
          expect(await player.walletOfFriend()).toEqual({ balanceCoins: 0, debtCoins: 0 })
          expect(await verifyLedger(database)).toMatchObject({ isSound: true })
        }
      }),
      { seed, numRuns },
    )
  },
  15_000 * Math.max(...runs.map(({ numRuns }) => numRuns)),
)
