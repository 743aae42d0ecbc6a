import { setTimeout as sleep } from 'node:timers/promises'
import { getPurchase, type Purchase, startPurchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { loadPackages } from '../../features/purchase/load-packages.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import { stripeSecret } from '../../testing/signed-event.ts'
import { openStripeDouble, type StripeDouble } from '../../testing/stripe-double.ts'
import { newPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
let double: StripeDouble
let app: TestApp
let player: TestPlayer
let aheadMs = 0

beforeAll(() => loadPackages(database))

/** One of several server processes. */
const openApp = () =>
  testApp({
    database,
    clock: { now: () => new Date(Date.now() + aheadMs) },
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      STRIPE_API_BASE: double.address,
    },
  })

beforeEach(async () => {
  double = await openStripeDouble()
  aheadMs = 0
  app = openApp()
  player = await newPlayer(app)
  return () => double.close()
})

const start = (as = player) => app.call(startPurchase, { as, body: purchaseRequest('oc-5000') })

const started = () => app.callOrFail(startPurchase, { as: player, body: purchaseRequest('oc-5000') })

const visit = ({ id }: Pick<Purchase, 'id'>, at = app) =>
  at.callOrFail(getPurchase, { as: player, params: { purchaseId: id } })

const times = <Value>(count: number, act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const pay = ({ checkoutUrl }: Purchase) =>
  double.change(checkoutUrl?.split('/').at(-1) ?? '', {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_visited',
  })

/** How many questions about one purchase there may have been since then. */
const paced = (startedAt: number) => 1 + (Date.now() - startedAt) / 2000

it('sends Stripe only a few requests for 200 visits', async () => {
  const purchase = await started()
  const startedAt = Date.now()
  for (let wave = 0; wave < 2; wave++) await times(100, () => visit(purchase))
  expect(double.reads).toBeGreaterThan(0)
  expect(double.reads).toBeLessThanOrEqual(paced(startedAt))
})

it('parallel processes share the pace of requests about a purchase', async () => {
  const purchase = await started()
  const processes = [app, openApp(), openApp()]
  const startedAt = Date.now()
  const answers = await times(30, (index) => visit(purchase, processes[index % 3]))
  expect(double.reads).toBeLessThanOrEqual(paced(startedAt))
  for (const { state } of answers) expect(['pending', 'verifying']).toContain(state)
})

it('limits an account to 40 requests a minute across all its purchases', async () => {
  const ids = await times(25, () => createPurchase(database, player.accountId, { provider: 'stripe' }))
  const { checkoutUrl } = await started()
  const reference = checkoutUrl?.split('/').at(-1) ?? ''
  await database.execute(
    sql`update donation set checkout_reference = ${reference} || '_' || id where id = any(${ids})`,
  )
  const session = double.sessions.get(reference)
  if (!session) throw new Error('There is no session')
  for (const id of ids) double.sessions.set(`${reference}_${id}`, session)
  await times(25, (index) => visit({ id: ids[index] ?? 0 }))
  await database.execute(sql`update donation set asked_at = null where id = any(${ids})`)
  const answers = await times(25, (index) => visit({ id: ids[index] ?? 0 }))
  expect(double.reads).toBe(40)
  // Not `pending`: nobody knows whether they are paid.
  expect(answers.filter(({ state }) => state === 'verifying')).toHaveLength(10)
})

it('shows a returning player the payment, even if a request was just answered or is running', async () => {
  const [first, second] = [await started(), await started()]
  expect(await visit(first)).toMatchObject({ state: 'pending' })
  pay(first)
  expect(await visit(first)).toMatchObject({ state: 'succeeded' })

  double.latencyMs = 300
  const underWay = visit(second)
  while (double.reads < 3) await sleep(10)
  pay(second)
  expect(await visit(second)).toMatchObject({ state: 'succeeded' })
  await underWay
})

it('a polling player does not stop others from paying', async () => {
  double.latencyMs = 150
  double.maxPerSecond = 100
  const other = await newPlayer(app)
  const purchase = await started()
  const over = new AbortController()
  const polling = (async () => {
    while (!over.signal.aborted) await times(30, () => visit(purchase))
  })()
  const statuses: number[] = []
  for (let second = 0; second < 6; second++) {
    statuses.push((await start(other)).status)
    await sleep(1000)
  }
  over.abort()
  await polling
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200))
})

it('a rate limit pauses reads as long as Stripe asks, stops no payment and is no outage', async () => {
  const purchases = await times(8, started)
  double.behavior = 'reads-limited'
  const [last = await started(), meanwhile = await started(), ...limited] = purchases
  for (const [index, purchase] of limited.entries()) {
    for (const visited of [purchase, meanwhile])
      expect(await visit(visited)).toMatchObject({ state: 'verifying' })
    expect(double.reads).toBe(index + 1)
    aheadMs += 1001
    await database.execute(sql`update donation set asked_at = null where id = ${meanwhile.id}`)
  }
  expect(await start()).toMatchObject({ status: 200 })
  double.behavior = 'normal'
  expect(await visit(last)).toMatchObject({ state: 'pending' })
})

it('sends a rate-limited purchase once more', async () => {
  double.maxPerSecond = 0
  const starting = start()
  while (double.requests === 0) await sleep(10)
  double.maxPerSecond = Infinity
  expect(await starting).toMatchObject({ status: 200 })
  expect(double.requests).toBe(2)
})

it('failing reads pause reads, and payments go on', async () => {
  const purchases = await times(6, started)
  double.behavior = 'reads-down'
  await times(5, (index) => visit(purchases[index] ?? { id: 0 }))
  const { reads } = double
  expect(await visit(purchases[5] ?? { id: 0 })).toMatchObject({ state: 'verifying' })
  expect(double.reads).toBe(reads)
  expect(await start()).toMatchObject({ status: 200 })
})
