import { sampleOrder } from '@olympus/api-client/mocks/sample-orders'
import { termsVersion } from '@olympus/contract/terms-version'
import { createHash, randomUUID } from 'node:crypto'
import type { Envelope } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { createRequestLimits } from '../limits/request-limits.ts'
import { recordedApp } from '../testing/recorded-app.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { type Handlers, resumable } from './handlers.ts'
import { serve } from './serve.ts'

const database = withTestDatabase()

type Handled = 'buyItem' | 'startPurchase'
type BuyItem = Extract<Handlers<Handled>['buyItem'], (...parameters: never) => unknown>
type Bought = Exclude<Awaited<ReturnType<BuyItem>>, Failure>

let app: Hono
let buy: (transaction: Transaction) => Promise<Bought | Failure<'INSUFFICIENT_FUNDS' | 'SERVICE_UNAVAILABLE'>>
let purchase: (key: string) => ReturnType<Parameters<typeof resumable<PurchaseEndpoint>>[0]>
type PurchaseEndpoint = (typeof import('@olympus/contract/purchase'))['startPurchase']

const bought = (id: number): Bought => ({ order: { ...sampleOrder, id }, balanceCoins: 0 })

beforeEach(async () => {
  await database.owner.transaction((transaction) =>
    transaction.script(`
      delete from idempotency_key;
      drop table if exists act;
      create table act (id bigint generated always as identity, account_id bigint); grant select, insert on act to public`),
  )
  const insert = sql`insert into act (account_id) values (1) returning id`
  buy = async (transaction) => bought((await transaction.one<{ id: number }>(insert)).id)
  app = recordedApp()
  const handlers: Handlers<Handled> = {
    buyItem: ({ transaction, log }) => {
      log.debug('bought')
      return buy(transaction)
    },
    startPurchase: resumable(({ idempotencyKey }) => purchase(idempotencyKey)),
  }
  serve(app, handlers, {
    config: readConfig({}),
    database,
    secretBox: testSecretBox,
    holdAccount: async () => null,
    identify: async (token) => Number(token),
    requestLimits: { accounts: createRequestLimits(null), networks: createRequestLimits(null) },
    authenticate: async (token) => ({
      sessionId: 'a',
      accountId: Number(token),
      generation: 1,
      role: 'PLAYER',
      isSteppedUp: false,
    }),
  })
})

const order = { itemId: 'trident', quantity: 1, characterId: 1, expectedUnitPriceCoins: 10 }

interface Sent {
  readonly key?: string
  readonly account?: number
  readonly body?: object
  readonly path?: string
}

async function post({ key, account = 1, body = order, path = '/shop/orders' }: Sent) {
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${account}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const { message, data } = JSON.parse(text) as Envelope
  return {
    status: response.status,
    text,
    key: message.key,
    data,
    isHit: response.headers.get('idempotency-hit'),
  }
}

const acts = async () => (await database.query(sql`select 1 from act`)).length

it.each([undefined, '', 'not-a-uuid', '1'])('demands a key, a UUID: %s', async (key) => {
  expect(await post(key === undefined ? {} : { key })).toMatchObject({
    status: 400,
    key: 'IDEMPOTENCY_KEY_REQUIRED',
  })
  expect(await acts()).toBe(0)
})

it('answers a repeat with the same bytes and marks it as a repeat', async () => {
  const key = randomUUID()
  const first = await post({ key })
  const second = await post({ key })
  expect(first).toMatchObject({ status: 200, isHit: null })
  expect(second).toEqual({ ...first, isHit: 'true' })
  expect(await acts()).toBe(1)
})

it('refuses a repeat whose reply can be read no more, and does not act again', async () => {
  const key = randomUUID()
  await post({ key })
  await database.execute(sql`update idempotency_key set reply_box = null where key = ${key}`)
  expect(await post({ key })).toMatchObject({ status: 409, key: 'IDEMPOTENCY_MISMATCH' })
  expect(await acts()).toBe(1)
})

it('seals a reply for this account and key', async () => {
  const [key, other] = [randomUUID(), randomUUID()]
  await post({ key })
  await post({ key: other })
  const { reply, replyBox } = await database.one<{ reply: string | null; replyBox: Buffer }>(
    sql`select reply, reply_box from idempotency_key where key = ${key}`,
  )
  expect(reply).toBeNull()
  expect(replyBox.includes('balanceCoins')).toBe(false)
  expect(await post({ key: key.toUpperCase() })).toMatchObject({ status: 200, isHit: 'true' })
  await database.execute(sql`update idempotency_key set reply_box = ${replyBox} where key = ${other}`)
  expect(await post({ key: other })).toMatchObject({ status: 500 })
})

it('repeats an answer that was stored before answers were sealed', async () => {
  const [key, openKey] = [randomUUID(), randomUUID()]
  const first = await post({ key })
  const hash = createHash('sha256')
    .update(JSON.stringify([undefined, order]))
    .digest()
  await database.execute(
    sql`insert into idempotency_key (account_id, key, endpoint, request_hash, status, reply)
        values (1, ${openKey}, 'buyItem', ${hash}, 200, ${first.text})`,
  )
  expect(await post({ key: openKey })).toEqual({ ...first, isHit: 'true' })
  expect(await post({ key: openKey, body: { ...order, quantity: 2 } })).toMatchObject({
    key: 'IDEMPOTENCY_MISMATCH',
  })
  expect(await acts()).toBe(1)
})

it('recognizes a repeat with fields in another order', async () => {
  const key = randomUUID()
  await post({ key })
  const shuffled = Object.fromEntries(Object.entries(order).toReversed())
  expect(await post({ key, body: shuffled })).toMatchObject({ status: 200, isHit: 'true' })
})

it('runs the act once for 20 requests at the same time', async () => {
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => post({ key })))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies.filter(({ isHit }) => !isHit)).toHaveLength(1)
  expect(await acts()).toBe(1)
})

it('refuses the key for another request', async () => {
  const key = randomUUID()
  await post({ key })
  const other = await post({ key, body: { ...order, quantity: 2 } })
  expect(other).toMatchObject({ status: 409, key: 'IDEMPOTENCY_MISMATCH' })
  expect(await acts()).toBe(1)
})

it('keeps the keys of accounts apart', async () => {
  const key = randomUUID()
  await post({ key, account: 1 })
  expect(await post({ key, account: 2 })).toMatchObject({ status: 200, isHit: null })
  expect(await acts()).toBe(2)
})

it('undoes a refused act and stores the refusal', async () => {
  const key = randomUUID()
  const succeed = buy
  buy = async (transaction) => {
    await succeed(transaction)
    return new Failure('INSUFFICIENT_FUNDS', { data: { balanceCoins: 3 } })
  }
  const first = await post({ key })
  expect(first).toMatchObject({ status: 409, key: 'INSUFFICIENT_FUNDS', data: { balanceCoins: 3 } })
  buy = succeed
  expect(await post({ key })).toEqual({ ...first, isHit: 'true' })
  expect(await acts()).toBe(0)
  expect(await post({ key: randomUUID() })).toMatchObject({ status: 200 })
})

it('stores neither invalid requests nor internal errors', async () => {
  const key = randomUUID()
  expect(await post({ key, body: { ...order, quantity: 0 } })).toMatchObject({ status: 400 })
  const succeed = buy
  buy = async (transaction) => {
    await succeed(transaction)
    throw new Error('broken')
  }
  expect(await post({ key })).toMatchObject({ status: 500, key: 'INTERNAL_SERVER_ERROR' })
  buy = async () => new Failure('SERVICE_UNAVAILABLE')
  expect(await post({ key })).toMatchObject({ status: 503 })
  buy = succeed
  expect(await post({ key })).toMatchObject({ status: 200, isHit: null })
  expect(await acts()).toBe(1)
})

const purchaseBody = {
  packageId: 'drachma',
  currency: 'EUR',
  expectedAmountCents: 499,
  method: 'card',
  hasAcceptedTerms: true,
  hasConsentedToImmediateSupply: true,
  hasConsentedToLossOfCancellation: true,
  termsVersion,
  locale: 'en',
}
const start = (key: string, body: object = purchaseBody) => post({ key, body, path: '/purchases' })
type Purchased = Exclude<Awaited<ReturnType<typeof purchase>>, Failure>
const purchased: Purchased = {
  id: 1,
  state: 'pending',
  failure: null,
  packageId: 'oc-5000',
  coins: 5000,
  bonusCoins: 750,
  amountCents: 4999,
  currency: 'EUR',
  method: 'card',
  returnedAmountCents: 0,
  withdrawableUntil: null,
  checkoutUrl: null,
  createdAt: new Date().toISOString(),
  completedAt: null,
  repaidCoins: 0,
  balanceCoins: 0,
}

it('resumes an interrupted act with the same key and then stores its answer', async () => {
  const key = randomUUID()
  const keys: string[] = []
  purchase = async (given) => {
    keys.push(given)
    throw new Error('cut off')
  }
  expect(await start(key)).toMatchObject({ status: 500 })
  purchase = async (given) => {
    keys.push(given)
    return new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
  }
  expect(await start(key)).toMatchObject({ status: 503 })
  purchase = async (given) => {
    keys.push(given)
    return purchased
  }
  const done = await start(key)
  expect(done).toMatchObject({ status: 200, isHit: null })
  expect(await start(key)).toEqual({ ...done, isHit: 'true' })
  expect(keys).toEqual([key, key, key])
  expect(await start(key, { ...purchaseBody, packageId: 'obol' })).toMatchObject({
    key: 'IDEMPOTENCY_MISMATCH',
  })
})

it('stores the refusal of a resumed act', async () => {
  const key = randomUUID()
  purchase = async () => new Failure('PRICE_CHANGED')
  const first = await start(key)
  purchase = async () => purchased
  expect(await start(key)).toEqual({ ...first, isHit: 'true' })
})
