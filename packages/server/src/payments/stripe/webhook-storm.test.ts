import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { getPurchase, startPurchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyLedger } from '../../features/ledger/verify-ledger.ts'
import { loadPackages } from '../../features/purchase/load-packages.ts'
import { paymentObject } from '../../testing/payment-object.ts'
import { permutations } from '../../testing/permutations.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import { type SigningOptions, signedEvent, stripeSecret } from '../../testing/signed-event.ts'
import { openStripeDouble } from '../../testing/stripe-double.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const double = await openStripeDouble()
const { app, database, newPlayer } = withTestApp({
  variables: {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_BASE: double.address,
  },
})
const daySeconds = 24 * 60 * 60

beforeAll(async () => {
  await loadPackages(database)
})

afterAll(() => double.close())

async function checkout(player: TestPlayer) {
  const { id, checkoutUrl } = await app.callOrFail(startPurchase, {
    as: player,
    body: purchaseRequest('oc-5000'),
  })
  const session = double.sessions.get(checkoutUrl?.split('/').at(-1) ?? '')?.json
  if (!session) throw new Error(`No session was made for purchase ${id}`)
  const paymentIntent = `pi_${randomUUID()}`
  const of = paymentObject(paymentIntent, 4999)
  const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: paymentIntent }
  return {
    id,
    session,
    /** The events of Stripe: in the end, 10 of the 49.99 EUR are refunded. */
    events: [
      ['checkout.session.completed', paid],
      ['refund.updated', of('refund', { amount: 1000, status: 'succeeded' })],
      ['charge.dispute.funds_withdrawn', of('dispute', { status: 'needs_response' })],
      ['charge.dispute.funds_reinstated', of('dispute', { status: 'won' })],
    ] as const,
  }
}

type Told = Awaited<ReturnType<typeof checkout>>['events'][number]

/** Retries refused events, like Stripe. */
async function deliver(event: { readonly body: string; readonly signature: string }): Promise<number> {
  const headers = { 'stripe-signature': event.signature, 'content-type': 'application/json' }
  const { status } = await app.fetch('/api/webhooks/stripe', { method: 'POST', body: event.body, headers })
  return status === 503 ? deliver(event) : status
}

const tell = ([type, object]: Told, sending?: SigningOptions) => deliver(signedEvent(type, object, sending))

const balanceOf = async (player: TestPlayer) => (await app.callOrFail(getUser, { as: player })).balanceCoins

const stateOf = (player: TestPlayer, id: number) =>
  app.callOrFail(getPurchase, { as: player, params: { purchaseId: id } })

it('all 24 orders of a payment, a refund, a dispute and its end leave the coins that were not refunded', async () => {
  const player = await newPlayer()
  for (const order of permutations([0, 1, 2, 3] as const)) {
    const { id, events } = await checkout(player)
    for (const index of order) expect(await tell(events[index])).toBe(200)
    expect(await stateOf(player, id)).toMatchObject({
      state: 'partially-refunded',
      returnedAmountCents: 1000,
    })
  }
  expect(await balanceOf(player)).toBe(24 * 4600)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('repeated, shuffled, late and forged events at once count once, and the forged ones never', async () => {
  const player = await newPlayer()
  const purchases = await Promise.all(Array.from({ length: 5 }, () => checkout(player)))
  const genuine: string[] = []
  const forgeries: string[] = []
  const storm: { readonly weight: string; readonly send: () => Promise<number>; readonly answer: number }[] =
    []
  const add = (answer: number, send: () => Promise<number>) =>
    storm.push({ answer, send, weight: String((storm.length * 7919) % 1009).padStart(4, '0') })
  for (const event of purchases.flatMap(({ events }) => events)) {
    const [id, twin, forged] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`, `evt_${randomUUID()}`]
    genuine.push(id, twin)
    forgeries.push(forged)
    for (let repeat = 0; repeat < 3; repeat++) add(200, () => tell(event, { id }))
    add(200, () => tell(event, { id: twin, happenedSecondsAgo: 3 * daySeconds }))
    add(400, () => tell(event, { id: forged, secret: 'whsec_other' }))
    add(400, () => tell(event, { id: forged, secondsAgo: 301 }))
    add(400, () => tell(event, { id: forged, livemode: true }))
  }
  const shuffled = storm.toSorted((a, b) => (a.weight < b.weight ? -1 : 1))
  const answers = await Promise.all(shuffled.map(({ send }) => send()))
  expect(answers).toEqual(shuffled.map(({ answer }) => answer))
  for (const { id } of purchases)
    expect(await stateOf(player, id)).toMatchObject({
      state: 'partially-refunded',
      returnedAmountCents: 1000,
    })
  expect(await balanceOf(player)).toBe(5 * 4600)
  const kept = await database.query<{ eventId: string }>(
    sql`select event_id from payment_event where event_id = any(${[...genuine, ...forgeries]})`,
  )
  expect(kept.map(({ eventId }) => eventId).sort()).toEqual(genuine.toSorted())
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('credits a payment whose event arrives three days late, after the purchase expired', async () => {
  const player = await newPlayer()
  const { id, session, events } = await checkout(player)
  const expired = signedEvent('checkout.session.expired', { ...session, status: 'expired' })
  expect(await deliver(expired)).toBe(200)
  expect(await stateOf(player, id)).toMatchObject({ state: 'expired', balanceCoins: 0 })
  expect(await tell(events[0], { happenedSecondsAgo: 3 * daySeconds })).toBe(200)
  expect(await stateOf(player, id)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
})
