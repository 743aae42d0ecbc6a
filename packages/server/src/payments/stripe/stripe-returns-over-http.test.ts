import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { getPurchase, startPurchase } from '@olympus/contract/purchase'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import { loadPackages } from '../../features/purchase/load-packages.ts'
import { silentLog } from '../../log.ts'
import { paymentObject } from '../../testing/payment-object.ts'
import { permutations } from '../../testing/permutations.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import { signedEvent, stripeSecret } from '../../testing/signed-event.ts'
import { openStripeDouble } from '../../testing/stripe-double.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { createStripeProvider } from './stripe-provider.ts'

const double = await openStripeDouble()
const { app, database, newPlayer } = withTestApp({
  variables: {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_BASE: double.address,
  },
})
let player: TestPlayer

beforeAll(async () => {
  await loadPackages(database)
})

beforeEach(async () => {
  double.behavior = 'normal'
  player = await newPlayer()
})

afterAll(() => double.close())

interface Payment {
  readonly id: number
  readonly intent: string
  readonly session: Record<string, unknown>
}

async function checkout(): Promise<Payment> {
  const { id, checkoutUrl } = await app.callOrFail(startPurchase, {
    as: player,
    body: { ...purchaseRequest('oc-5000'), locale: 'de' },
  })
  const intent = `pi_${randomUUID()}`
  const changes = { status: 'complete', payment_status: 'paid', payment_intent: intent }
  return { id, intent, session: double.change(checkoutUrl?.split('/').at(-1) ?? '', changes) }
}

async function deliver(type: string, object: Record<string, unknown>) {
  const { body, signature } = signedEvent(type, object)
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const { status } = await app.fetch('/api/webhooks/stripe', { method: 'POST', body, headers })
  expect(status).toBe(200)
}

const get = ({ id }: Payment) => app.callOrFail(getPurchase, { as: player, params: { purchaseId: id } })

const refund = ({ intent }: Payment, changes: object = {}) =>
  paymentObject(intent, 4999)('refund', { status: 'succeeded', ...changes })

const dispute = ({ intent }: Payment, changes: object = {}) =>
  paymentObject(intent, 4999)('dispute', { status: 'needs_response', ...changes })

it('a refund takes back its share of the coins once, in every order of the events', async () => {
  for (const order of permutations([0, 1, 2])) {
    const payment = await checkout()
    const events = [
      ['checkout.session.completed', payment.session],
      ['refund.created', refund(payment, { amount: 1000, status: 'pending' })],
      ['refund.updated', refund(payment, { amount: 1000 })],
    ] as const
    for (const index of order) {
      const [type, object] = events[index] ?? events[0]
      await deliver(type, object)
    }
    expect(await get(payment)).toMatchObject({ state: 'partially-refunded', returnedAmountCents: 1000 })
  }
  expect(await app.callOrFail(getUser, { as: player })).toMatchObject({ balanceCoins: 6 * 4600 })
})

it('a refund that fails credits the coins again', async () => {
  const payment = await checkout()
  await deliver('checkout.session.completed', payment.session)
  await deliver('refund.created', refund(payment))
  expect(await get(payment)).toMatchObject({ state: 'refunded', balanceCoins: 0 })
  await deliver('refund.failed', refund(payment, { status: 'failed' }))
  expect(await get(payment)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
})

it('a dispute takes the coins back, and a won dispute credits them again', async () => {
  const payment = await checkout()
  await deliver('charge.dispute.funds_withdrawn', dispute(payment))
  await deliver('checkout.session.completed', payment.session)
  expect(await get(payment)).toMatchObject({ state: 'disputed', returnedAmountCents: 4999, balanceCoins: 0 })
  await deliver('charge.dispute.funds_reinstated', dispute(payment, { status: 'won' }))
  expect(await get(payment)).toMatchObject({ state: 'succeeded', returnedAmountCents: 0, balanceCoins: 5750 })
})

it('a refund of an unknown payment changes nothing', async () => {
  const payment = await checkout()
  await deliver('checkout.session.completed', payment.session)
  await deliver('refund.created', refund(payment, { payment_intent: null }))
  await deliver('refund.created', refund(payment, { payment_intent: 'pi_elsewhere' }))
  expect(await get(payment)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
})

const provider = () =>
  createStripeProvider({
    secretKey: 'sk_test_double',
    webhookSecrets: [stripeSecret],
    apiBase: double.address,
    publicUrl: 'http://localhost:3000',
    clock: systemClock,
    log: silentLog,
  })

it('requests a refund of a payment under its key', async () => {
  const order = {
    idempotencyKey: 'withdrawal-1',
    paymentReference: 'pi_refunded',
    amountCents: 4999,
    currency: 'EUR',
  }
  const asked = await Promise.all([provider().refund(order), provider().refund(order)])
  const { id } = double.refunds.get('withdrawal-1') ?? {}
  for (const fact of asked)
    expect(fact).toMatchObject({
      kind: 'refunded',
      reference: id,
      paymentReference: 'pi_refunded',
      amountCents: 4999,
      currency: 'EUR',
    })
  double.behavior = 'refuse'
  expect(await provider().refund(order)).toMatchObject({ key: 'PURCHASE_ERROR' })
  double.behavior = 'error'
  expect(await provider().refund(order)).toMatchObject({ key: 'PAYMENT_PROVIDER_UNAVAILABLE' })
})
