import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { getPurchase, startPurchase, withdrawPurchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '../../clock.ts'
import { verifyLedger } from '../../features/ledger/verify-ledger.ts'
import { loadPackages } from '../../features/purchase/load-packages.ts'
import { refundWithdrawals } from '../../features/purchase/refund-withdrawals.ts'
import { settleEvent } from '../../features/purchase/settle-purchase.ts'
import { type Log, silentLog } from '../../log.ts'
import { operate } from '../../testing/operator-terminal.ts'
import { paymentObject } from '../../testing/payment-object.ts'
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

beforeAll(() => loadPackages(database))

beforeEach(async () => {
  player = await newPlayer()
})

afterAll(() => double.close())

async function checkout() {
  const { id, checkoutUrl } = await app.callOrFail(startPurchase, {
    as: player,
    body: purchaseRequest('oc-5000'),
  })
  const sessionId = checkoutUrl?.split('/').at(-1) ?? ''
  const intent = `pi_${randomUUID()}`
  const changes = { status: 'complete', payment_status: 'paid', payment_intent: intent }
  return { id, sessionId, intent, pay: () => double.change(sessionId, changes) }
}

async function deliver(type: string, object: Record<string, unknown>, id = `evt_${randomUUID()}`) {
  const { body, signature } = signedEvent(type, object, { id })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const { status } = await app.fetch('/api/webhooks/stripe', { method: 'POST', body, headers })
  expect(status).toBe(200)
  return id
}

const get = (id: number) => app.callOrFail(getPurchase, { as: player, params: { purchaseId: id } })

const balance = async () => (await app.callOrFail(getUser, { as: player })).balanceCoins

const provider = () =>
  createStripeProvider({
    secretKey: 'sk_test_double',
    webhookSecrets: [stripeSecret],
    apiBase: double.address,
    publicUrl: 'http://localhost:3000',
    clock: systemClock,
    log: silentLog,
  })

const unmatched = () => operate(database, ['donations', 'list-unmatched'])

/** An event of another checkout of the same Stripe account that names one of our purchases. */
const foreignSession = (purchaseId: number, changes: Record<string, unknown> = {}) => ({
  id: `cs_test_${randomUUID()}`,
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: `pi_${randomUUID()}`,
  amount_total: 4999,
  currency: 'eur',
  client_reference_id: String(purchaseId),
  ...changes,
})

/** Expects a payment to be listed, and no more once it is refunded. */
async function expectListed(eventId: string, { id, intent }: { id: number; intent: string }) {
  const listed = await unmatched()
  expect(listed.code).toBe(1)
  const [line = '', ...others] = listed.lines.filter((text) => text.includes(eventId))
  expect(others).toEqual([])
  expect(line).toContain(`${intent}  4999 minor units of EUR  names donation ${id}`)
  await deliver('refund.created', paymentObject(intent, 4999)('refund', { status: 'succeeded' }))
  expect((await unmatched()).lines.join()).not.toContain(eventId)
}

it('a Payment Link that names a purchase credits nobody and is listed', async () => {
  const { id, intent, pay } = await checkout()
  const linked = foreignSession(id)
  const eventId = await deliver('checkout.session.completed', linked)
  expect(await get(id)).toMatchObject({ state: 'pending', balanceCoins: 0 })
  await deliver('checkout.session.completed', pay())
  expect(await get(id)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  await expectListed(eventId, { id, intent: linked.payment_intent })
  expect(await get(id)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  expect(intent).not.toBe(linked.payment_intent)
})

it('sessions of another environment change nothing, whatever their state', async () => {
  const { id } = await checkout()
  const of = (changes: Record<string, unknown>) => foreignSession(id, changes)
  await deliver('checkout.session.expired', of({ status: 'expired', payment_status: 'unpaid' }))
  await deliver('checkout.session.completed', of({ payment_status: 'unpaid' }))
  await deliver('checkout.session.async_payment_failed', of({ payment_status: 'unpaid' }))
  await deliver('checkout.session.completed', of({ amount_total: 1 }))
  const { state, failure } = await get(id)
  expect([state, failure, await balance()]).toEqual(['pending', null, 0])
})

it('a second payment of a purchase credits nobody and is listed', async () => {
  const { id, pay } = await checkout()
  const session = pay()
  await deliver('checkout.session.completed', session)
  const intent = `pi_${randomUUID()}`
  const eventId = await deliver('checkout.session.completed', { ...session, payment_intent: intent })
  await deliver('checkout.session.completed', session)
  expect(await balance()).toBe(5750)
  await expectListed(eventId, { id, intent })
  expect(await get(id)).toMatchObject({ state: 'succeeded', returnedAmountCents: 0, balanceCoins: 5750 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('logs a payment that is not that of its purchase as an error', async () => {
  const { id, sessionId } = await checkout()
  const error = vi.fn<Log['error']>()
  const tell = (eventId: string, checkoutReference: string, paymentReference: string) =>
    settleEvent({ database, log: { ...silentLog, error } }, 'stripe', {
      eventId,
      eventType: 'checkout.session.completed',
      purchaseId: id,
      checkoutReference,
      paymentReference,
      fact: { kind: 'paid', at: new Date(), amountCents: 4999, currency: 'EUR', paymentReference },
    })
  const outcomes = [
    await tell('evt_other_session', 'cs_other', 'pi_other'),
    await tell('evt_first', sessionId, 'pi_first'),
    await tell('evt_second', sessionId, 'pi_second'),
    await tell('evt_second', sessionId, 'pi_second'),
  ]
  expect(outcomes).toEqual(['unmatched', 'settled', 'unmatched', 'repeated'])
  expect(error.mock.calls).toEqual(
    ['evt_other_session', 'evt_second'].map((eventId) => [
      expect.objectContaining({ eventId, purchaseId: id }),
      'a payment that is not the one of its purchase',
    ]),
  )
})

it('lists a withdrawal whose refund fails at the bank, and refunds it again once', async () => {
  const { id, intent, pay } = await checkout()
  await deliver('checkout.session.completed', pay())
  await app.callOrFail(withdrawPurchase, { as: player, params: { purchaseId: id } })
  const request = async () => {
    await database.execute(
      sql`update donation set refund_asked_at = now() - interval '2 hours' where id = ${id}`,
    )
    await refundWithdrawals({ database, provider: provider(), log: silentLog })
  }
  const refunds = () => [...double.refunds.values()].filter((refund) => refund['payment_intent'] === intent)
  const failedRefunds = () => operate(database, ['donations', 'list-failed-refunds'])

  await request()
  expect(await get(id)).toMatchObject({ state: 'refunded' })
  expect(await failedRefunds()).toMatchObject({ code: 0, lines: [] })

  await deliver('refund.failed', { ...refunds()[0], status: 'failed' })
  expect(await get(id)).toMatchObject({ state: 'withdrawn', balanceCoins: 0, returnedAmountCents: 0 })
  expect(await failedRefunds()).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(new RegExp(`^${id}  .*payment ${intent}: 1 refunds failed`))],
  })

  await request()
  await deliver('refund.failed', { ...refunds()[0], status: 'failed' })
  await deliver('refund.updated', { ...refunds()[1], status: 'succeeded' })
  await request()
  expect(await get(id)).toMatchObject({ state: 'refunded', returnedAmountCents: 4999, balanceCoins: 0 })
  expect(refunds()).toHaveLength(2)
  expect(await failedRefunds()).toMatchObject({ code: 0, lines: [] })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})
