import { buyItem } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { createClient } from './client.ts'
import { createPendingKeys } from './idempotency.ts'
import { createLocalStore } from '../session/local-store.ts'
import {
  fakeApi,
  fakeStorage,
  gate,
  lostConnection,
  refuse,
  succeed,
  type Answer,
} from '../testing/fake-api.ts'
import { memoryTokens } from './token-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const order = { itemId: 'lyre', quantity: 1, characterId: 7, expectedUnitPriceCoins: 90 }

/** A shop that returns the answers in order; `reload` restarts the client with the same storage. */
function shop(answers: Answer[], { playerId = 1, storage = fakeStorage() } = {}) {
  let clock = 0
  const api = fakeApi({
    'POST /shop/orders': (seen) => answers.shift()?.(seen) ?? succeed('order'),
  })
  const start = () =>
    createClient({
      fetch: api.fetch,
      tokens: memoryTokens({ token: 'access' }),
      locale: () => 'en-US',
      onUnauthorized: () => {},
      playerId: () => playerId,
      pendingKeys: createPendingKeys(
        createLocalStore(storage, () => {}),
        () => clock,
      ),
    })
  let client = start()
  return {
    storage,
    reload: () => {
      client = start()
    },
    wait: (ms: number) => {
      clock += ms
    },
    buy: (body: typeof order = order) => client.call(buyItem, { body }).catch((error: unknown) => error),
    keys: () => api.seen.map(({ headers }) => headers.get('Idempotency-Key')),
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the key is stored before the request is sent and removed after the reply', async () => {
  const stored: string[] = []
  const { buy, keys, storage } = shop([
    () => {
      stored.push(...Object.keys(storage.dump()))
      return succeed('order')
    },
  ])
  await buy()
  expect(stored).toEqual([expect.stringMatching(/^pay:/)])
  expect(keys()[0]).toMatch(uuid)
  expect(storage.dump()).toEqual({})
})

test.each([
  ['a lost answer', lostConnection],
  ['a server error', () => refuse('INTERNAL_SERVER_ERROR')],
  ['a refusal of the moment', () => refuse('PAYMENT_PROVIDER_UNAVAILABLE')],
  ['an overloaded server', () => refuse('TOO_MANY_REQUESTS')],
  ['a session that has ended', () => refuse('UNAUTHORIZED')],
  ['the error page of a proxy', () => new Response('<html>', { status: 404 })],
] as const)('after %s the same act repeats its key, even after a reload', async (_, answer) => {
  const { buy, keys, reload } = shop([answer, answer])
  await buy()
  await buy()
  reload()
  await buy()
  const [first] = keys()
  expect(keys()).toEqual([first, first, first])
})

test.each([
  ['a success', () => succeed('order')],
  ['a refusal', () => refuse('INSUFFICIENT_FUNDS')],
  ['a broken request', () => refuse('BAD_REQUEST')],
  ['a mismatch', () => refuse('IDEMPOTENCY_MISMATCH')],
  [
    'a refusal of a newer server',
    () =>
      Response.json({ status: 409, data: null, message: { key: 'NEW', code: 'OGG_NEW' } }, { status: 409 }),
  ],
] as const)('after %s the next act has a key of its own', async (_, answer) => {
  const { buy, keys } = shop([answer])
  await buy()
  await buy()
  expect(new Set(keys()).size).toBe(2)
})

test('another body or another player makes another act', async () => {
  const storage = fakeStorage()
  const { buy, keys } = shop([lostConnection, lostConnection], { storage })
  await buy()
  await buy({ ...order, quantity: 2 })
  const other = shop([lostConnection], { storage, playerId: 2 })
  await other.buy()
  expect(new Set([...keys(), ...other.keys()]).size).toBe(3)
})

test('the same fields in another order make the same act', async () => {
  const { buy, keys } = shop([lostConnection, lostConnection])
  const { itemId, ...rest } = order
  await buy()
  await buy({ ...rest, itemId })
  expect(new Set(keys()).size).toBe(1)
})

test('a double click sends the same key twice, and the second reply does not affect the next act', async () => {
  const second = gate()
  const { buy, keys, storage } = shop([
    () => succeed('order'),
    () => second.passed.then(() => succeed('order')),
    lostConnection,
  ])
  const [clicked, again] = [buy(), buy()]
  await clicked
  await buy()
  second.open()
  await again
  const [first, repeated, next] = keys()
  expect(repeated).toBe(first)
  expect(next).not.toBe(first)
  expect(JSON.stringify(storage.dump())).toContain(next)
})

test('a key expires after 24 hours and is removed at the next start', async () => {
  const { buy, keys, wait, reload, storage } = shop([lostConnection, lostConnection, lostConnection])
  await buy()
  wait(dayMs - 1)
  await buy()
  wait(1)
  await buy()
  const [first, repeated, fresh] = keys()
  expect(repeated).toBe(first)
  expect(fresh).not.toBe(first)

  wait(dayMs)
  storage.setItem('pay:broken', 'not json')
  reload()
  expect(storage.dump()).toEqual({})
})

test('without storage the key lives as long as the page', async () => {
  const { buy, keys } = shop([lostConnection], { storage: fakeStorage({}, 0) })
  await buy()
  await buy()
  expect(keys()[1]).toBe(keys()[0])
})
