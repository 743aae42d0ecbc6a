import { randomUUID } from 'node:crypto'
import { type Purchase, getPurchase, startPurchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadPackages } from '../../features/purchase/load-packages.ts'
import { createLog } from '../../log.ts'
import { testMetrics } from '../../testing/metric-values.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import { type SigningOptions, signedEvent, stripeSecret } from '../../testing/signed-event.ts'
import { openStripeDouble, type StripeDouble } from '../../testing/stripe-double.ts'
import { newPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf, type TestApp, type TestAppOptions, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
const nextSecret = 'whsec_next'
let double: StripeDouble
let app: TestApp
let player: TestPlayer

beforeAll(async () => {
  double = await openStripeDouble()
  await loadPackages(database)
})

const openApp = (options: Partial<TestAppOptions> = {}) =>
  testApp({
    database,
    ...options,
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: `${stripeSecret},${nextSecret}`,
      STRIPE_API_BASE: double.address,
    },
  })

/** Makes Stripe unresponsive, with a short timeout in the portal. */
function hang(): void {
  double.behavior = 'hang'
  app = openApp({ stripeTimeoutMs: 300 })
}

// A new application, because the circuit breaker keeps its state.
beforeEach(async () => {
  double.behavior = 'normal'
  app = openApp()
  player = await newPlayer(app)
})

afterAll(() => double.close())

const start = (changes: { currency?: string; expectedAmountCents?: number } = {}, idempotencyKey?: string) =>
  app.call(startPurchase, {
    as: player,
    body: { ...purchaseRequest('oc-5000'), locale: 'de', ...changes },
    idempotencyKey,
  })

async function started() {
  const purchase = dataOf(await start())
  return { purchase, sessionId: purchase.checkoutUrl?.split('/').at(-1) ?? '' }
}

const get = ({ id }: Purchase) => app.callOrFail(getPurchase, { as: player, params: { purchaseId: id } })

const paidChanges = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }

const deliver = async ({ body, signature }: { body: string; signature: string }) =>
  (
    await app.fetch('/api/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    })
  ).status

it('opens a hosted checkout by redirect, with the purchase as its idempotency key', async () => {
  const { purchase, sessionId } = await started()
  expect(purchase.checkoutUrl).toBe(`https://checkout.stripe.com/c/pay/${sessionId}`)
  const fields = Object.fromEntries(double.sessions.get(sessionId)?.fields ?? [])
  expect(fields).toMatchObject({
    mode: 'payment',
    client_reference_id: String(purchase.id),
    'metadata[donation_id]': String(purchase.id),
    'payment_intent_data[metadata][donation_id]': String(purchase.id),
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '4999',
    locale: 'de',
    success_url: `http://localhost:3000/de/purchase?purchase=${purchase.id}`,
    cancel_url: `http://localhost:3000/de/purchase?purchase=${purchase.id}`,
    customer_email: player.email,
  })
})

it.each([
  ['EUR', 4999, 4999],
  ['JPY', 8000, 8000],
  ['KWD', 17_490, 17_490],
  ['ISK', 7490, 749_000],
])(
  'asks for a price in %s in the units that Stripe counts in, and credits what was paid in them',
  async (currency, price, counted) => {
    await database.execute(sql`
    insert into coin_package_price (package_id, currency, amount_cents) values ('oc-5000', ${currency}, ${price})
    on conflict (package_id, currency) do nothing`)
    const purchase = dataOf(await start({ currency, expectedAmountCents: price }))
    expect(purchase).toMatchObject({ amountCents: price, currency })
    const sessionId = purchase.checkoutUrl?.split('/').at(-1) ?? ''
    expect(Object.fromEntries(double.sessions.get(sessionId)?.fields ?? [])).toMatchObject({
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(counted),
    })
    expect(
      await deliver(signedEvent('checkout.session.completed', double.change(sessionId, paidChanges))),
    ).toBe(200)
    expect(await get(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  },
)

it('a signed webhook credits once, however often it arrives', async () => {
  const { purchase, sessionId } = await started()
  const event = signedEvent('checkout.session.completed', double.change(sessionId, paidChanges))
  expect(await Promise.all(Array.from({ length: 5 }, () => deliver(event)))).toEqual([
    200, 200, 200, 200, 200,
  ])
  expect(await get(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
})

it('a visit credits the purchase if all webhooks are lost', async () => {
  const { purchase, sessionId } = await started()
  expect(await get(purchase)).toMatchObject({ state: 'pending', failure: null })
  double.change(sessionId, { status: 'complete', payment_status: 'unpaid' })
  expect(await get(purchase)).toMatchObject({ state: 'verifying' })
  double.change(sessionId, paidChanges)
  expect(await get(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
})

it('a declined payment can be retried, and an expired session ends the purchase', async () => {
  const { purchase, sessionId } = await started()
  const intent = {
    id: 'pi_2',
    object: 'payment_intent',
    status: 'requires_payment_method',
    metadata: { donation_id: String(purchase.id) },
    last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  }
  expect(await deliver(signedEvent('payment_intent.payment_failed', intent))).toBe(200)
  const declined = { state: 'pending', failure: 'PAYMENT_INSUFFICIENT_FUNDS' }
  expect(await get(purchase)).toMatchObject(declined)
  expect(await get(purchase)).toHaveProperty('checkoutUrl', purchase.checkoutUrl)
  double.change(sessionId, { payment_intent: { ...intent, last_payment_error: { code: 'incorrect_cvc' } } })
  expect(await get(purchase)).toMatchObject({ failure: 'PAYMENT_CARD_DETAILS_INCORRECT' })
  expect(
    await deliver(signedEvent('checkout.session.expired', double.change(sessionId, { status: 'expired' }))),
  ).toBe(200)
  expect(await get(purchase)).toMatchObject({ state: 'expired' })
})

it('a different amount or currency credits nothing', async () => {
  for (const changes of [{ amount_total: 4998 }, { currency: 'usd' }]) {
    const { purchase, sessionId } = await started()
    await deliver(
      signedEvent('checkout.session.completed', double.change(sessionId, { ...paidChanges, ...changes })),
    )
    expect(await get(purchase)).toMatchObject({ state: 'failed', failure: 'PURCHASE_ERROR', balanceCoins: 0 })
  }
})

it('refuses forged, old, altered and live events without storing them, and accepts both secrets', async () => {
  const { purchase, sessionId } = await started()
  const session = { ...double.sessions.get(sessionId)?.json, ...paidChanges }
  const event = (sent: SigningOptions) => signedEvent('checkout.session.completed', session, sent)
  const good = event({})
  const refused = [
    event({ secret: 'whsec_other' }),
    event({ secondsAgo: 301 }),
    event({ livemode: true }),
    { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
    { ...good, signature: '' },
    { ...good, signature: 'nonsense' },
  ]
  for (const forged of refused) expect(await deliver(forged)).toBe(400)
  expect(await deliver({ ...good, body: 'x'.repeat(256 * 1024 + 1) })).toBe(413)
  const { count } = await database.one<{ count: number }>(
    sql`select count(*) as count from payment_event where donation_id = ${purchase.id}`,
  )
  expect(count).toBe(0)
  expect(await deliver(event({ secret: nextSecret }))).toBe(200)
  expect(await get(purchase)).toMatchObject({ state: 'succeeded' })
})

it('tells of refused events once a minute, by what is wrong, and not of unsigned requests', async () => {
  const { metrics, valueOf } = testMetrics()
  const warnings: string[] = []
  const log = createLog('warn', {
    write: (line) => void warnings.push((JSON.parse(line) as { msg: string }).msg),
  })
  let now = new Date()
  app = openApp({ log, metrics, clock: { now: () => now } })
  const event = (sent: SigningOptions) => signedEvent('customer.created', { object: 'customer' }, sent)
  await deliver({ ...event({}), signature: '' })
  expect(warnings).toEqual([])
  const badSignature = 'payment event refused: no webhook secret fits its signature, or it is too old'
  for (let count = 0; count < 3; count++) await deliver(event({ secret: 'whsec_other' }))
  expect(warnings).toEqual([badSignature])
  const wrongMode =
    'payment event refused: it is of live mode and the key of test mode, or the other way round'
  await deliver(event({ livemode: true }))
  expect(warnings).toEqual([badSignature, wrongMode])
  now = new Date(now.getTime() + 60_000)
  await deliver(event({ secret: 'whsec_other' }))
  expect(warnings).toEqual([badSignature, wrongMode, badSignature])
  const rejected = (reason: string) => valueOf(`olympus_payment_events_rejected_total{reason="${reason}"}`)
  expect([await rejected('bad-signature'), await rejected('wrong-mode')]).toEqual([4, 1])
})

it('accepts and ignores irrelevant events', async () => {
  expect(await deliver(signedEvent('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200)
})

const failedPurchase = () =>
  database.one<{ id: number; state: string; failure: string }>(sql`
    select id, state, failure from donation
    where account_id = ${player.accountId} order by id desc limit 1`)

it.each([
  ['error', 'PAYMENT_PROVIDER_UNAVAILABLE', 503],
  ['refuse', 'PURCHASE_ERROR', 500],
] as const)(
  'when Stripe replies with %s, the answer is %s and no purchase stays open',
  async (behavior, key, status) => {
    double.behavior = behavior
    expect(await start()).toMatchObject({ key, status })
    expect(await failedPurchase()).toMatchObject({ state: 'failed', failure: key })
  },
)

it('gives up on a Stripe that never answers, and leaves no purchase open', async () => {
  hang()
  const key = 'PAYMENT_PROVIDER_UNAVAILABLE'
  expect(await start()).toMatchObject({ key, status: 503 })
  expect(await failedPurchase()).toMatchObject({ state: 'failed', failure: key })
})

it('the same request continues with the same purchase once Stripe answers again', async () => {
  const key = randomUUID()
  hang()
  expect(await start({}, key)).toMatchObject({ status: 503 })
  const { id } = await failedPurchase()
  double.behavior = 'normal'
  app = openApp()
  expect(await start({}, key)).toMatchObject({ status: 200, data: { id, state: 'pending', failure: null } })
})

it('stops calling Stripe for a while after five failures', async () => {
  hang()
  for (let time = 0; time < 5; time++) await start()
  // Stripe would answer now.
  double.behavior = 'normal'
  expect(await start()).toMatchObject({ status: 503, key: 'PAYMENT_PROVIDER_UNAVAILABLE' })
})

it('a payment without a known state at Stripe is still being verified', async () => {
  const { purchase } = await started()
  double.behavior = 'error'
  expect(await get(purchase)).toMatchObject({ state: 'verifying', checkoutUrl: null })
})
