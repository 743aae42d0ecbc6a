import { randomUUID } from 'node:crypto'
import { listDonationLogs } from '@olympus/contract/logs'
import { getUser } from '@olympus/contract/account'
import { listPackages, type Purchase, getPurchase, startPurchase } from '@olympus/contract/purchase'
import { termsVersion } from '@olympus/contract/terms-version'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { createSandboxProvider } from '../../payments/sandbox/sandbox-provider.ts'
import { systemClock } from '../../clock.ts'
import { systemRandom } from '../../random.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { dataOf, type Sender, testOrigin } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { loadPackages } from './load-packages.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const { app, database, newPlayer } = withTestApp()
let player: TestPlayer

beforeAll(async () => {
  await loadPackages(database)
  player = await newPlayer()
})

const request = purchaseRequest('oc-5000')

const start = (changes: object = {}, sender: Sender = {}) =>
  app.callUnchecked(startPurchase, { as: player, ...sender, body: { ...request, ...changes } })

const started = async (changes: Partial<typeof request> = {}, as: TestPlayer = player) =>
  dataOf(await start(changes, { as }))

const get = (purchaseId: number, as: TestPlayer = player) =>
  app.call(getPurchase, { as, params: { purchaseId } })

const pay = (purchase: Purchase, number: string) =>
  app.fetch(purchase.checkoutUrl ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Theron' }).toString(),
  })

const countPurchases = async () =>
  (await database.one<{ count: number }>(sql`select count(*) as count from donation`)).count

it('lists the packages for sale and the terms to accept', async () => {
  const offered = await app.callOrFail(listPackages, { as: player })
  expect(offered).toMatchObject({
    currency: 'EUR',
    currencies: ['CNY', 'CZK', 'EUR', 'GBP', 'HKD', 'JPY', 'PLN', 'TRY', 'USD'],
    methods: ['card', 'mobile-wallet'],
    isSandbox: true,
    termsVersion,
  })
  expect(offered.packages[0]).toEqual({
    id: 'oc-500',
    coins: 500,
    bonusCoins: 0,
    amountCents: 499,
    currency: 'EUR',
    isFeatured: true,
  })
})

it('a purchase is opened, paid on the sandbox page and credited', async () => {
  const buyer = await newPlayer()
  const purchase = await started({}, buyer)
  expect(purchase).toMatchObject({ state: 'pending', coins: 5000, bonusCoins: 750, balanceCoins: 0 })
  const left = await pay(purchase, '4242 4242 4242 4242')
  expect([left.status, left.headers.get('location')]).toEqual([303, `/purchase?purchase=${purchase.id}`])
  expect((await get(purchase.id, buyer)).data).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  const log = await app.callOrFail(listDonationLogs, { as: buyer })
  expect(log).toMatchObject({ totalEntries: 1, entries: [{ id: purchase.id, state: 'succeeded' }] })
})

it('a package has a price per currency, and later purchases keep the currency of the first payment', async () => {
  const buyer = await newPlayer()
  const offered = async (query: { currency?: string } = {}, locale = 'en') => {
    const headers = { 'accept-language': locale }
    const { currency, packages } = await app.callOrFail(listPackages, { as: buyer, query, headers })
    return [currency, ...new Set(packages.map((offer) => offer.currency)), packages[0]?.amountCents]
  }
  expect(await offered()).toEqual(['EUR', 'EUR', 499])
  expect(await offered({}, 'pl')).toEqual(['PLN', 'PLN', 2149])
  expect(await offered({ currency: 'JPY' })).toEqual(['JPY', 'JPY', 800])
  expect(await offered({ currency: 'KWD' })).toEqual(['EUR', 'EUR', 499])
  expect(await app.call(listPackages, { as: buyer, query: { currency: 'yen' } })).toMatchObject({
    key: 'BAD_REQUEST',
  })

  const purchase = await started({ currency: 'JPY', expectedAmountCents: 8000 }, buyer)
  expect(purchase).toMatchObject({ amountCents: 8000, currency: 'JPY', coins: 5000 })
  const page = await (await app.fetch(purchase.checkoutUrl ?? '')).text()
  expect(page).toContain('¥8,000')
  await pay(purchase, '4242 4242 4242 4242')
  expect((await get(purchase.id, buyer)).data).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })

  expect(await offered({}, 'pl')).toEqual(['JPY', 'JPY', 800])
  expect(await offered({ currency: 'USD' })).toEqual(['USD', 'USD', 549])
})

it('a package is sold in exactly the currencies that it has a price in, even with three decimals', async () => {
  const ofKuwait = sql`package_id = 'oc-5000' and currency = 'KWD'`
  await database.execute(
    sql`insert into coin_package_price (package_id, currency, amount_cents) values ('oc-5000', 'KWD', 17490)`,
  )
  const { packages } = await app.callOrFail(listPackages, { as: player, query: { currency: 'KWD' } })
  expect(packages.map(({ id }) => id)).toEqual(['oc-5000'])
  const purchase = await started({ currency: 'KWD', expectedAmountCents: 17_490 })
  const page = await (await app.fetch(purchase.checkoutUrl ?? '')).text()
  expect(page).toMatch(/KWD\s17\.490/)
  await database.execute(sql`delete from coin_package_price where ${ofKuwait}`)
  expect(await start({ currency: 'KWD', expectedAmountCents: 17_490 })).toMatchObject({ key: 'NOT_FOUND' })
})

it('each test card produces its documented result', async () => {
  const answers = [
    ['4000 0000 0000 9995', { state: 'pending', failure: 'PAYMENT_INSUFFICIENT_FUNDS' }],
    ['4000 0000 0000 0127', { state: 'pending', failure: 'PAYMENT_CARD_DETAILS_INCORRECT' }],
    ['4000 0000 0000 0119', { state: 'failed', failure: 'PAYMENT_PROVIDER_UNAVAILABLE' }],
    ['4000 0000 0000 0002', { state: 'failed', failure: 'PAYMENT_FAILED' }],
  ] as const
  for (const [number, answer] of answers) {
    const purchase = await started()
    await pay(purchase, number)
    const answered = dataOf(await get(purchase.id))
    expect(answered).toMatchObject({ ...answer, balanceCoins: 0 })
    expect(answered.checkoutUrl === null).toBe(answer.state === 'failed')
  }
})

it('the same page accepts another card after a decline', async () => {
  const buyer = await newPlayer()
  const purchase = await started({}, buyer)
  await pay(purchase, '4000 0000 0000 9995')
  await pay(purchase, '4242 4242 4242 4242')
  expect((await get(purchase.id, buyer)).data).toMatchObject({
    state: 'succeeded',
    failure: null,
    balanceCoins: 5750,
  })
})

it('a payment that the bank takes back later is disputed, and its coins are taken back', async () => {
  const buyer = await newPlayer()
  const purchase = await started({}, buyer)
  await pay(purchase, '4000 0000 0000 0259')
  expect((await get(purchase.id, buyer)).data).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  await database.execute(sql`
    update sandbox_event set due_at = now() where event_type = 'dispute.funds_withdrawn' and delivered_at is null`)
  // The next payment sends all due events.
  await pay(await started(), '4242 4242 4242 4242')
  expect((await get(purchase.id, buyer)).data).toMatchObject({
    state: 'disputed',
    returnedAmountCents: 4999,
    balanceCoins: 0,
  })
})

it('20 concurrent requests with the same key open one purchase with one checkout', async () => {
  const buyer = await newPlayer()
  const before = await countPurchases()
  const idempotencyKey = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => start({}, { as: buyer, idempotencyKey })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => dataOf(reply).checkoutUrl)).size).toBe(1)
  expect(await countPurchases()).toBe(before + 1)
  expect(await start({ packageId: 'oc-500' }, { as: buyer, idempotencyKey })).toMatchObject({
    status: 409,
    key: 'IDEMPOTENCY_MISMATCH',
  })
})

it('missing consents and outdated terms, prices or packages open nothing', async () => {
  const before = await countPurchases()
  const refusals: [object, string][] = [
    [{ hasAcceptedTerms: false }, 'BAD_REQUEST'],
    [{ hasConsentedToImmediateSupply: false }, 'BAD_REQUEST'],
    [{ hasConsentedToLossOfCancellation: undefined }, 'BAD_REQUEST'],
    [{ termsVersion: '2020-01-01' }, 'BAD_REQUEST'],
    [{ method: 'cash' }, 'BAD_REQUEST'],
    [{ accountId: 1 }, 'BAD_REQUEST'],
    [{ packageId: 'oc-1' }, 'NOT_FOUND'],
    [{ expectedAmountCents: 1 }, 'PRICE_CHANGED'],
    [{ currency: 'JPY' }, 'PRICE_CHANGED'],
    [{ currency: undefined }, 'BAD_REQUEST'],
    [{ currency: 'CHF' }, 'NOT_FOUND'],
  ]
  for (const [changes, key] of refusals) expect(await start(changes)).toMatchObject({ key })
  expect(await start({}, { idempotencyKey: 'no-uuid' })).toMatchObject({ key: 'IDEMPOTENCY_KEY_REQUIRED' })
  expect(await countPurchases()).toBe(before)
  expect((await start({ expectedAmountCents: 1 })).data).toEqual({ amountCents: 4999 })
})

it("another account's purchase is not found", async () => {
  const purchase = await started()
  const stranger = await newPlayer()
  const foreign = await get(purchase.id, stranger)
  const missing = await get(2 ** 40, stranger)
  expect(foreign).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  expect(foreign.data).toEqual(missing.data)
})

it('a visit settles a purchase whose webhook was lost, and so does the reconciliation', async () => {
  const buyer = await newPlayer()
  const [visited, forgotten] = [await started({}, buyer), await started({}, buyer)]
  // No event is sent for a checkout that is settled directly.
  await database.execute(sql`
    update sandbox_checkout set outcome = 'paid', completed_at = now(), settles_at = now()
    where donation_id = any(${[visited.id, forgotten.id]})`)
  expect((await get(visited.id, buyer)).data).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  const provider = createSandboxProvider({ database, random: systemRandom, clock: systemClock })
  const reconcile = () => reconcilePurchases({ database, provider, log: silentLog })
  await reconcile()
  expect(await app.callOrFail(getUser, { as: buyer })).toMatchObject({ balanceCoins: 5750 })
  await database.execute(sql`
    update donation set created_at = now() - interval '6 minutes' where id = ${forgotten.id}`)
  await reconcile()
  expect(await app.callOrFail(getUser, { as: buyer })).toMatchObject({ balanceCoins: 11_500 })
})

it('an abandoned purchase expires, and one interrupted before its checkout fails', async () => {
  const [abandoned, cutOff] = [await started(), await started()]
  await database.execute(sql`
    update sandbox_checkout set expires_at = now() - interval '1 second' where donation_id = ${abandoned.id}`)
  await database.execute(sql`
    update donation set checkout_reference = null, created_at = now() - interval '6 minutes' where id = ${cutOff.id}`)
  const provider = createSandboxProvider({ database, random: systemRandom, clock: systemClock })
  await reconcilePurchases({ database, provider, log: silentLog })
  expect((await get(abandoned.id)).data).toMatchObject({ state: 'expired', checkoutUrl: null })
  expect((await get(cutOff.id)).data).toMatchObject({
    state: 'failed',
    failure: 'PAYMENT_PROVIDER_UNAVAILABLE',
  })
})

it('a webhook without a valid signature is refused and stores nothing', async () => {
  const purchase = await started()
  const body = JSON.stringify({
    id: randomUUID(),
    type: 'x',
    purchaseId: purchase.id,
    fact: { kind: 'paid' },
  })
  const send = (headers: Record<string, string>, text = body) =>
    app.fetch('/api/webhooks/sandbox', { method: 'POST', body: text, headers })
  expect((await send({})).status).toBe(400)
  expect((await send({ 'sandbox-signature': `t=1,v1=${'0'.repeat(64)}` })).status).toBe(400)
  expect((await send({}, 'x'.repeat(256 * 1024 + 1))).status).toBe(413)
  expect((await app.fetch('/api/webhooks/stripe', { method: 'POST', body })).status).toBe(404)
  const { count } = await database.one<{ count: number }>(
    sql`select count(*) as count from payment_event where donation_id = ${purchase.id}`,
  )
  expect(count).toBe(0)
  expect((await get(purchase.id)).data).toMatchObject({ state: 'pending' })
})

it('the return path contains the locale of the purchase', async () => {
  const purchase = await started({ locale: 'de' })
  const left = await pay(purchase, '4242424242424242')
  expect(left.headers.get('location')).toBe(`/de/purchase?purchase=${purchase.id}`)
  expect(new URL(left.headers.get('location') ?? '', testOrigin).origin).toBe(testOrigin)
})
