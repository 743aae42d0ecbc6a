import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { type Log, silentLog } from '../../log.ts'
import type { PaymentFact, ReturnFact } from '../../payments/payment-provider.ts'
import { mailsToAccount } from '../../testing/sent-mails.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { permutations } from '../../testing/permutations.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { spendEntries } from '../ledger/ledger-rules.ts'
import { postOrFail } from '../ledger/post.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { walletOf } from '../ledger/wallet-of.ts'
import { loadPackages } from './load-packages.ts'
import { purchaseView } from './purchase-view.ts'
import { settleEvent, settlePurchase } from './settle-purchase.ts'

const database = withTestDatabase()
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second))

beforeAll(() => loadPackages(database))

interface Opened {
  readonly accountId: number
  readonly purchaseId: number
  readonly paymentReference: string
}

async function opened(owner?: number): Promise<Opened> {
  const accountId = owner ?? (await createAccount(database))
  const purchaseId = await createPurchase(database, accountId)
  return { accountId, purchaseId, paymentReference: `pi_${randomUUID()}` }
}

const paidOf = ({ paymentReference }: Opened): PaymentFact => ({
  kind: 'paid',
  at: at(5),
  amountCents: 4999,
  currency: 'EUR',
  paymentReference,
})

const returnOf = (
  { paymentReference }: Opened,
  kind: ReturnFact['kind'],
  changes: Partial<ReturnFact> = {},
): ReturnFact => ({
  kind,
  at: at(9),
  paymentReference,
  reference: `${kind}_${paymentReference}`,
  amountCents: 4999,
  currency: 'EUR',
  ...changes,
})

const options = () => ({ database, log: silentLog })
const settle = ({ purchaseId }: Opened, ...facts: PaymentFact[]) =>
  settlePurchase(options(), purchaseId, facts)

/**
 * Sends a fact like a provider whose payments name the purchase, and whose
 * returns name only the payment.
 */
const tell = ({ purchaseId, paymentReference }: Opened, fact: PaymentFact) =>
  settleEvent(options(), 'sandbox', {
    eventId: randomUUID(),
    eventType: 'test',
    checkoutReference: null,
    purchaseId: 'reference' in fact ? null : purchaseId,
    paymentReference,
    fact,
  })

const spend = (accountId: number, coins: number) =>
  database.transaction((transaction) =>
    postOrFail(transaction, {
      kind: 'shop-order',
      reference: `test:${randomUUID()}`,
      entries: spendEntries(accountId, 'house:shop', coins),
    }),
  )

const view = ({ accountId, purchaseId }: Opened) => purchaseView(database, { accountId, purchaseId })

const wallet = ({ accountId }: Opened) => walletOf(database, accountId)

const mailsTo = ({ accountId }: Opened) => mailsToAccount(database, accountId)

it('a refund takes the coins back and mails the player', async () => {
  const purchase = await opened()
  await tell(purchase, paidOf(purchase))
  expect(await tell(purchase, returnOf(purchase, 'refunded'))).toBe('settled')
  expect(await view(purchase)).toMatchObject({
    state: 'refunded',
    failure: null,
    returnedAmountCents: 4999,
    balanceCoins: 0,
    completedAt: at(9).toISOString(),
  })
  expect(await wallet(purchase)).toEqual({ balanceCoins: 0, debtCoins: 0 })
  const mail = (await mailsTo(purchase)).at(-1)
  expect(mail?.text).toContain(
    'We refunded €49.99 of your purchase and took back the matching 5,750 Olympus Coins.',
  )
  expect(mail?.text).not.toContain('you owe')
})

it('partial refunds take back their share of the coins, and the last one takes the rest', async () => {
  const purchase = await opened()
  await settle(purchase, paidOf(purchase))
  await tell(purchase, returnOf(purchase, 'refunded', { reference: 're_1', amountCents: 1000 }))
  expect(await view(purchase)).toMatchObject({
    state: 'partially-refunded',
    returnedAmountCents: 1000,
    balanceCoins: 4600,
  })
  await tell(purchase, returnOf(purchase, 'refunded', { reference: 're_2', amountCents: 3999 }))
  expect(await view(purchase)).toMatchObject({
    state: 'refunded',
    returnedAmountCents: 4999,
    balanceCoins: 0,
  })
})

it('a dispute takes the coins back, and a won dispute credits them again', async () => {
  const purchase = await opened()
  await settle(purchase, paidOf(purchase))
  const reference = `dp_${purchase.purchaseId}`
  await tell(purchase, returnOf(purchase, 'disputed', { reference }))
  expect(await view(purchase)).toMatchObject({
    state: 'disputed',
    returnedAmountCents: 4999,
    balanceCoins: 0,
  })
  await tell(purchase, returnOf(purchase, 'dispute-won', { reference }))
  expect(await view(purchase)).toMatchObject({
    state: 'succeeded',
    returnedAmountCents: 0,
    balanceCoins: 5750,
  })
  expect((await mailsTo(purchase)).map(({ subject }) => subject)).toEqual([
    'Your purchase of 5,750 Olympus Coins',
    `Your purchase ${purchase.purchaseId} was disputed`,
    `The coins of your purchase ${purchase.purchaseId} are back`,
  ])
})

it('spent coins become debt, which later purchases repay first', async () => {
  const purchase = await opened()
  await settle(purchase, paidOf(purchase))
  await spend(purchase.accountId, 5000)
  const refunded = returnOf(purchase, 'refunded')
  await Promise.all([tell(purchase, refunded), tell(purchase, refunded), settle(purchase, refunded)])
  expect(await wallet(purchase)).toEqual({ balanceCoins: 0, debtCoins: 5000 })
  expect((await mailsTo(purchase)).at(-1)?.text).toContain('you owe 5,000 Olympus Coins')
  const next = await opened(purchase.accountId)
  await settle(next, paidOf(next))
  expect(await wallet(purchase)).toEqual({ balanceCoins: 750, debtCoins: 0 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('a refund before, between or after the payment events leaves no coins, in all 6 orders', async () => {
  for (const order of permutations([0, 1, 2])) {
    const purchase = await opened()
    const facts = [
      { kind: 'processing', at: at(1) },
      paidOf(purchase),
      returnOf(purchase, 'refunded'),
    ] as const
    for (const index of order) await tell(purchase, facts[index] ?? paidOf(purchase))
    expect(await view(purchase)).toMatchObject({ state: 'refunded', balanceCoins: 0 })
    expect(await wallet(purchase)).toEqual({ balanceCoins: 0, debtCoins: 0 })
  }
})

it('events of an unknown payment are kept until the payment is known', async () => {
  const purchase = await opened()
  const refunded = returnOf(purchase, 'refunded', { amountCents: 1000 })
  expect(await tell(purchase, refunded)).toBe('unmatched')
  expect(await view(purchase)).toMatchObject({ state: 'pending', returnedAmountCents: 0 })
  await settle(purchase, paidOf(purchase))
  expect(await view(purchase)).toMatchObject({ state: 'partially-refunded', balanceCoins: 4600 })
})

it('a payment and its refund at the same moment leave no coins', async () => {
  for (let round = 0; round < 10; round++) {
    const purchase = await opened()
    await Promise.all([
      tell(purchase, paidOf(purchase)),
      tell(purchase, returnOf(purchase, 'refunded')),
      settle(purchase, paidOf(purchase)),
      tell(purchase, returnOf(purchase, 'refunded')),
    ])
    expect(await view(purchase)).toMatchObject({ state: 'refunded', balanceCoins: 0 })
  }
})

it('60 payments and their refunds, reported once each and concurrently, leave no coins', async () => {
  const purchases = await Promise.all(Array.from({ length: 60 }, () => opened()))
  await Promise.all(
    purchases.flatMap((purchase) => [
      tell(purchase, paidOf(purchase)),
      tell(purchase, returnOf(purchase, 'refunded')),
    ]),
  )
  const states = await Promise.all(purchases.map(view))
  expect(states.filter((purchase) => purchase?.state !== 'refunded' || purchase.balanceCoins !== 0)).toEqual(
    [],
  )
})

it('logs a refund that fails at the bank as an error once', async () => {
  const purchase = await opened()
  await settle(purchase, paidOf(purchase))
  const reference = `re_${purchase.purchaseId}`
  const error = vi.fn<Log['error']>()
  const ports = { database, log: { ...silentLog, error } }
  const refunded = returnOf(purchase, 'refunded', { reference })
  const failed = returnOf(purchase, 'refund-failed', { reference })
  for (const fact of [refunded, failed, failed, refunded])
    await settlePurchase(ports, purchase.purchaseId, [fact])
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ purchaseId: purchase.purchaseId, reference }), 'a refund failed at the bank'],
  ])
})

const returnKinds = ['refunded', 'refund-failed', 'disputed', 'dispute-won'] as const

const history = fc
  .record({
    returns: fc.array(
      fc.record({
        kind: fc.constantFrom(...returnKinds),
        number: fc.integer({ min: 1, max: 2 }),
        cents: fc.constantFrom(1, 1000, 2500, 4999),
      }),
      { maxLength: 5 },
    ),
    spentCoins: fc.constantFrom(0, 1, 3000, 5750),
  })
  .chain(({ returns, spentCoins }) =>
    fc.record({
      returns: fc.constant(returns),
      spentCoins: fc.constant(spentCoins),
      // Payment and returns, some of them twice, in two orders.
      orders: fc.tuple(orderOf(returns.length + 1), orderOf(returns.length + 1)),
    }),
  )

const orderOf = (length: number) =>
  fc
    .tuple(
      fc.shuffledSubarray(
        Array.from({ length }, (_, index) => index),
        { minLength: length },
      ),
      fc.subarray(Array.from({ length }, (_, index) => index)),
    )
    .map(([once, again]) => [...once, ...again])

it('random histories of payments, refunds, disputes and spending have the same result in any order, with repeats and delays', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ returns, spentCoins, orders }) => {
      const ends: object[] = []
      for (const order of orders) {
        const purchase = await opened()
        const facts: PaymentFact[] = [
          paidOf(purchase),
          ...returns.map(({ kind, number, cents }) => {
            const of = kind.startsWith('refund') ? 're' : 'dp'
            const reference = `${of}_${number}_${purchase.paymentReference}`
            return returnOf(purchase, kind, { reference, amountCents: cents })
          }),
        ]
        // Coins of another purchase, which can be spent before this one is paid.
        const other = await opened(purchase.accountId)
        await settle(other, paidOf(other))
        if (spentCoins > 0) await spend(purchase.accountId, spentCoins)
        for (const index of order) {
          await tell(purchase, facts[index] ?? paidOf(purchase))
          const { balanceCoins, debtCoins } = await wallet(purchase)
          expect(Math.min(balanceCoins, debtCoins)).toBe(0)
        }
        const { state, returnedAmountCents, completedAt } = (await view(purchase)) ?? {}
        ends.push({ ...(await wallet(purchase)), state, returnedAmountCents, completedAt })
      }
      expect(ends[1]).toEqual(ends[0])
    }),
    { numRuns: 25, seed: 20260101 },
  )
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})
