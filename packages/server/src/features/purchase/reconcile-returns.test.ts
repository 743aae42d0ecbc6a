import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { createSandboxProvider } from '../../payments/sandbox/sandbox-provider.ts'
import { submitPayment } from '../../payments/sandbox/submit-payment.ts'
import { createStripeProvider } from '../../payments/stripe/stripe-provider.ts'
import { systemRandom } from '../../random.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { paymentObject } from '../../testing/payment-object.ts'
import { signedEvent, stripeSecret } from '../../testing/signed-event.ts'
import { openStripeDouble, type StripeDouble } from '../../testing/stripe-double.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { walletOf } from '../ledger/wallet-of.ts'
import { loadPackages } from './load-packages.ts'
import { purchaseView } from './purchase-view.ts'
import { reconcileReturns } from './reconcile-returns.ts'
import { settleEvent, settlePurchase } from './settle-purchase.ts'

const database = withTestDatabase()
let double: StripeDouble

beforeAll(async () => {
  double = await openStripeDouble()
  await loadPackages(database)
})

beforeEach(async () => {
  double.behavior = 'normal'
  double.listed.refunds.length = 0
  double.listed.disputes.length = 0
  await database.owner.execute(sql`delete from payment_return_round`)
})

afterAll(() => double.close())

const stripe = () =>
  createStripeProvider({
    secretKey: 'sk_test_double',
    webhookSecrets: [stripeSecret],
    apiBase: double.address,
    publicUrl: 'http://localhost:3000',
    clock: systemClock,
    log: silentLog,
  })

const reconcile = (provider: PaymentProvider) =>
  reconcileReturns({ database, provider, clock: systemClock, log: silentLog })

const nextRound = () => database.execute(sql`update payment_return_round set due_at = now()`)

interface Paid {
  readonly accountId: number
  readonly purchaseId: number
  readonly intent: string
}

async function paid(): Promise<Paid> {
  const accountId = await createAccount(database)
  const purchaseId = await createPurchase(database, accountId, { provider: 'stripe' })
  const intent = `pi_${randomUUID()}`
  const options = { database, log: silentLog }
  await settlePurchase(options, purchaseId, [
    { kind: 'paid', at: new Date(), amountCents: 4999, currency: 'EUR', paymentReference: intent },
  ])
  return { accountId, purchaseId, intent }
}

const ago = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400

const refund = ({ intent }: Pick<Paid, 'intent'>, changes: object = {}) =>
  paymentObject(intent, 1000)('refund', { status: 'succeeded', created: ago(3), ...changes })

const dispute = ({ intent }: Paid, amounts: readonly number[]) =>
  paymentObject(intent, 4999)('dispute', {
    status: 'under_review',
    created: ago(3),
    balance_transactions: amounts.map((amount) => ({
      object: 'balance_transaction',
      amount,
      created: ago(2),
    })),
  })

async function webhook(type: string, object: Record<string, unknown>) {
  const { body, signature } = signedEvent(type, object)
  const event = await stripe().readWebhook(Buffer.from(body), new Headers({ 'stripe-signature': signature }))
  if (!event || typeof event === 'string') throw new Error('The webhook is not genuine')
  return settleEvent({ database, log: silentLog }, 'stripe', event)
}

const view = ({ accountId, purchaseId }: Paid) => purchaseView(database, { accountId, purchaseId })

const reversalsOf = async ({ purchaseId }: Paid) =>
  (await database.one<{ reversals: number }>(sql`select reversals from donation where id = ${purchaseId}`))
    .reversals

it('finds a refund whose webhook was lost and applies it once, whenever the webhook arrives', async () => {
  const purchase = await paid()
  double.listed.refunds.push(refund(purchase))
  expect(await reconcile(stripe())).toBe(1)
  expect(await view(purchase)).toMatchObject({ state: 'partially-refunded', returnedAmountCents: 1000 })
  await webhook('refund.created', refund(purchase))
  await nextRound()
  expect(await reconcile(stripe())).toBe(0)
  expect(await reversalsOf(purchase)).toBe(1)
  expect(await walletOf(database, purchase.accountId)).toEqual({ balanceCoins: 4600, debtCoins: 0 })
  double.listed.refunds.splice(0, 1, refund(purchase, { status: 'failed' }))
  await nextRound()
  expect(await reconcile(stripe())).toBe(1)
  expect(await view(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('applies a dispute once the bank has taken the money, and ends it once the bank returns the money', async () => {
  const purchase = await paid()
  const tell = async (amounts: readonly number[]) => {
    double.listed.disputes.splice(0, 1, dispute(purchase, amounts))
    await nextRound()
    return reconcile(stripe())
  }
  expect(await tell([])).toBe(0)
  expect(await view(purchase)).toMatchObject({ state: 'succeeded' })
  expect(await tell([-4999])).toBe(1)
  expect(await view(purchase)).toMatchObject({ state: 'disputed', balanceCoins: 0 })
  expect(await tell([-4999, 4999])).toBe(1)
  expect(await view(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  await webhook('charge.dispute.funds_withdrawn', dispute(purchase, [-4999]))
  expect(await view(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('reads one page per round and stops at entries that are too old', async () => {
  const purchase = await paid()
  const elsewhere = Array.from({ length: 150 }, () => refund({ intent: `pi_${randomUUID()}` }))
  const old = await paid()
  double.listed.refunds.push(...elsewhere, refund(purchase), refund(old, { created: ago(121) }))
  const before = double.requests
  expect(await reconcile(stripe())).toBe(100)
  expect(await view(purchase)).toMatchObject({ state: 'succeeded' })
  expect(await reconcile(stripe())).toBe(51)
  expect(await view(purchase)).toMatchObject({ state: 'partially-refunded' })
  expect(await view(old)).toMatchObject({ state: 'succeeded' })
  expect(await reconcile(stripe())).toBe(0)
  expect(double.requests - before).toBe(3)
})

it('asks once across parallel servers, and asks again later if the provider does not answer', async () => {
  const purchase = await paid()
  double.listed.refunds.push(refund(purchase))
  double.behavior = 'refuse'
  expect(await reconcile(stripe())).toBe(0)
  double.behavior = 'normal'
  expect(await reconcile(stripe())).toBe(0)
  await nextRound()
  const before = double.requests
  expect((await Promise.all([reconcile(stripe()), reconcile(stripe()), reconcile(stripe())])).sort()).toEqual(
    [0, 0, 1],
  )
  expect(double.requests - before).toBe(2)
  expect(await reversalsOf(purchase)).toBe(1)
})

it('finds refunds and disputes of the sandbox, too', async () => {
  const provider = createSandboxProvider({ database, random: systemRandom, clock: systemClock })
  const pay = async (isDisputed: boolean) => {
    const accountId = await createAccount(database)
    const purchaseId = await createPurchase(database, accountId)
    const checkout = await provider.createCheckout({
      purchaseId,
      coins: 5750,
      amountCents: 4999,
      currency: 'EUR',
      method: 'card',
      locale: 'en',
      email: 'theron@example.com',
      returnPath: '/purchase',
      expiresAt: new Date(Date.now() + 60_000),
    })
    if (checkout instanceof Failure) throw checkout
    const options = { database, random: systemRandom, settleDelayMs: 0 }
    await submitPayment(options, checkout.reference, { isPaid: true, isDisputed })
    const facts = await provider.readCheckout(checkout.reference)
    if (facts instanceof Failure) throw facts
    await settlePurchase({ database, log: silentLog }, purchaseId, facts)
    return { accountId, purchaseId, intent: `sandbox_${checkout.reference}` }
  }
  const [refunded, disputed] = [await pay(false), await pay(true)]
  const order = { paymentReference: refunded.intent, amountCents: 1000, currency: 'EUR' }
  await provider.refund({ ...order, idempotencyKey: randomUUID() })
  await database.execute(sql`
    update sandbox_event set payload = jsonb_set(payload, '{fact,at}', to_jsonb(now()))
    where event_type = 'dispute.funds_withdrawn'`)
  expect(await reconcile(provider)).toBe(2)
  expect(await view(refunded)).toMatchObject({ state: 'partially-refunded' })
  expect(await view(disputed)).toMatchObject({ state: 'disputed' })
  await nextRound()
  expect(await reconcile(provider)).toBe(0)
})
