import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import type { PaymentFact } from '../../payments/payment-provider.ts'
import { systemRandom } from '../../random.ts'
import { createSecretBox } from '../../secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createDonation } from '../../testing/create-donation.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { settleEvent } from '../purchase/settle-purchase.ts'
import { buyItem } from '../shop/buy-item.ts'
import { verifyLedger } from './verify-ledger.ts'
import { walletOf } from './wallet-of.ts'

const server = withTestDatabase()
const secretBox = createSecretBox(Buffer.alloc(32, 'a key for tests'), systemRandom)
const [itemId, priceCoins, purchaseCoins, couponCoins] = ['hydria', 1900, 5750, 100]
let codes: string[] = []

beforeAll(async () => {
  await loadPackages(server.database)
  await createItem(server.database, { id: itemId, priceCoins })
  codes = await createCodes(server.database, secretBox, { codes: 2 })
})

/** Purchases and codes of a history are known by a number: 0 or 1. */
const act = fc.oneof(
  fc.record({
    kind: fc.constantFrom('pay', 'refund', 'dispute', 'win', 'claim'),
    number: fc.nat(1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('spend'), number: fc.integer({ min: 1, max: 3 }), times: fc.constant(1) }),
)

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** What has to come out, kept in the simplest way that there is. */
class Books {
  spentCoins = 0
  readonly #told = new Set<string>()

  tell({ kind, number }: Act): void {
    this.#told.add(`${kind} ${number}`)
  }

  /** What the account has, or owes where it is negative. */
  get coins(): number {
    let coins = -this.spentCoins
    for (const number of [0, 1]) {
      const is = (kind: string) => this.#told.has(`${kind} ${number}`)
      const isTakenBack = is('refund') || (is('dispute') && !is('win'))
      if (is('pay') && !isTakenBack) coins += purchaseCoins
      if (is('claim')) coins += couponCoins
    }
    return coins
  }
}

async function newPlayer() {
  const { database } = server
  const accountId = await createAccount(database)
  const characterId = await createCharacter(database, accountId)
  const purchases = await Promise.all(
    [0, 1].map(async () => ({
      donationId: await createDonation(database, accountId),
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

  return {
    wallet: () => walletOf(database, accountId),
    spend: (quantity: number) =>
      database.transaction((transaction) =>
        buyItem(transaction, {
          accountId,
          characterId,
          itemId,
          quantity,
          expectedUnitPriceCoins: priceCoins,
          locale: 'en',
        }),
      ),
    claim: (number: number) =>
      claimCoupon(
        { database, secretBox },
        { accountId, requestKey: randomUUID(), code: codes[number] ?? '', locale: 'en' },
      ),
    settle({ kind, number }: Act) {
      const purchase = purchases[number]
      if (!purchase) throw new Error(`There is no purchase ${number}`)
      return settleEvent({ database, log: silentLog }, 'sandbox', {
        eventId: randomUUID(),
        eventType: 'test',
        ...purchase,
        fact: factOf(kind, purchase.paymentReference),
      })
    },
  }
}

test('after any history of purchases, spending, refunds, disputes and coupons the books are right at every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (history) => {
      const [player, books] = [await newPlayer(), new Books()]
      for (const step of history) {
        if (step.kind === 'spend') {
          const cost = priceCoins * step.number
          const outcome = await player.spend(step.number)
          expect(outcome instanceof Failure).toBe(books.coins < cost)
          if (!(outcome instanceof Failure)) books.spentCoins += cost
        } else {
          const once = () => (step.kind === 'claim' ? player.claim(step.number) : player.settle(step))
          await Promise.all(Array.from({ length: step.times }, once))
          books.tell(step)
        }
        expect(await player.wallet()).toEqual({
          balanceCoins: Math.max(0, books.coins),
          debtCoins: Math.max(0, -books.coins),
        })
        expect(await verifyLedger(server.database)).toMatchObject({ isSound: true })
      }
    }),
    { numRuns: 40, seed: 20260102 },
  )
}, 120_000)
