import { getUser } from '@olympus/contract/account'
import { logIn, register } from '@olympus/contract/auth'
import { buyItem, getShopItem, listShopItems } from '@olympus/contract/shop'
import { expect, test, vi } from 'vitest'

import { ApiError } from './api-error.ts'
import { serverTimeMs } from './arrivals.ts'
import { createClient } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import { fakeApi, gate, lostConnection, refuse, succeed, type FakeApi } from '../testing/fake-api.ts'
import { memoryTokens } from './token-store.ts'

const clientOf = (api: FakeApi, options: Partial<ClientOptions> = {}) =>
  createClient({
    fetch: api.fetch,
    tokens: memoryTokens({ token: 'access', refreshToken: 'refresh' }),
    locale: () => 'de-DE',
    onUnauthorized: () => {},
    ...options,
  })

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  )

const order = { itemId: 'lyre', quantity: 1, characterId: 7, expectedUnitPriceCoins: 90 }

test('a player call sends bearer token, language and query and returns the data of the envelope', async () => {
  const api = fakeApi({ 'GET /shop/items': () => succeed({ entries: [] }) })

  const data = await clientOf(api).call(listShopItems, { query: { tag: ['on-sale', 'temporary'], page: 2 } })

  expect(data).toEqual({ entries: [] })
  const [request] = api.seen
  expect(request?.path).toBe('/shop/items?page=2&tag=on-sale&tag=temporary')
  expect(request?.headers.get('Authorization')).toBe('Bearer access')
  expect(request?.headers.get('Accept-Language')).toBe('de-DE')
})

test('path parameters are encoded', async () => {
  const api = fakeApi({})
  await failureOf(clientOf(api).call(getShopItem, { params: { itemId: 'a/b?c' } }))
  expect(api.seen[0]?.path).toBe('/shop/items/a%2Fb%3Fc')
})

test('a guest call sends no bearer token and a JSON body', async () => {
  const api = fakeApi({ 'POST /login': () => refuse('UNKNOWN_CREDENTIALS') })

  const error = await failureOf(clientOf(api).call(logIn, { body: { email: 'a@b.c', password: 'x' } }))

  expect(error).toMatchObject({ key: 'UNKNOWN_CREDENTIALS', status: 401 })
  expect(api.seen).toHaveLength(1)
  expect(api.seen[0]?.headers.get('Authorization')).toBeNull()
  expect(api.seen[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(api.seen[0]?.body).toEqual({ email: 'a@b.c', password: 'x' })
})

test('tokens of a reply are stored', async () => {
  const tokens = memoryTokens()
  const api = fakeApi({ 'POST /login': () => succeed({ token: 't', refreshToken: 'r' }) })
  await clientOf(api, { tokens }).call(logIn, { body: { email: 'a@b.c', password: 'x' } })
  expect(tokens.read()).toEqual({ token: 't', refreshToken: 'r' })
})

test('a refusal throws an error with its key, status, data and request ID', async () => {
  const api = fakeApi({
    'POST /shop/orders': () => {
      const response = refuse('PRICE_CHANGED', { unitPriceCoins: 5 })
      response.headers.set('X-Request-Id', 'req-1')
      return response
    },
  })
  const error = await failureOf(clientOf(api).call(buyItem, { body: order }))
  expect(error).toMatchObject({ key: 'PRICE_CHANGED', status: 409, requestId: 'req-1', isOffline: false })
  expect(error.data).toEqual({ unitPriceCoins: 5 })
  expect(error.response?.body?.message.code).toBe('OGG_PRICE_CHANGED')
})

const unreadable = {
  'an error page of a proxy': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  'an empty timeout of a proxy': () => new Response('', { status: 504 }),
  'a success without an envelope': () => new Response('{"ok":true}'),
  'a key of a newer server': () =>
    Response.json(
      { status: 418, data: null, message: { key: 'TEAPOT', code: 'OGG_TEAPOT' } },
      { status: 418 },
    ),
}
test.each([
  ['an error page of a proxy', 502],
  ['an empty timeout of a proxy', 504],
  ['a success without an envelope', 500],
] as const)(
  '%s is an unexpected API_ERROR with status %i, known by what the client sent',
  async (name, status) => {
    const api = fakeApi({ 'GET /user/v2': unreadable[name] })
    const error = await failureOf(clientOf(api).call(getUser))
    expect(error).toMatchObject({ key: 'API_ERROR', status, isOffline: false, isUnexpected: true })
    expect(error.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(api.seen[0]?.headers.get('X-Correlation-Id')).toBe(error.requestId)
  },
)

test('the key of a newer server is kept', async () => {
  const api = fakeApi({ 'GET /user/v2': unreadable['a key of a newer server'] })
  expect(await failureOf(clientOf(api).call(getUser))).toMatchObject({ key: 'TEAPOT', isUnexpected: false })
})

test('no reply is an API_ERROR without a request ID, and not unexpected', async () => {
  const error = await failureOf(clientOf(fakeApi({ 'GET /user/v2': lostConnection })).call(getUser))
  expect(error).toMatchObject({ key: 'API_ERROR', status: 500, isOffline: true, isUnexpected: false })
  expect(error.requestId).toBeNull()
})

test.each([
  ['INTERNAL_SERVER_ERROR', true],
  ['SERVICE_UNAVAILABLE', true],
  ['NO_TICKETS', false],
  ['TOO_MANY_REQUESTS', false],
] as const)('after %s, the answer to an act may be lost: %s', async (key, isLost) => {
  const error = await failureOf(clientOf(fakeApi({ 'GET /user/v2': () => refuse(key) })).call(getUser))
  expect(error.isLost).toBe(isLost)
})

test.each([
  ['INTERNAL_SERVER_ERROR', true],
  ['INTERNAL_SERVER_ERROR_SESSION_REFRESH', true],
  ['SERVICE_UNAVAILABLE', false],
  ['NOT_FOUND', false],
] as const)('%s is unexpected: %s', async (key, isUnexpected) => {
  const error = await failureOf(clientOf(fakeApi({ 'GET /user/v2': () => refuse(key) })).call(getUser))
  expect(error).toMatchObject({ key, isUnexpected })
})

test('an aborted call throws the reason of its signal', async () => {
  const reason = new Error('left the page')
  const call = clientOf(fakeApi({})).call(getUser, {}, { signal: AbortSignal.abort(reason) })
  await expect(call).rejects.toBe(reason)
})

test('mutations send the account that the page shows; reads do not', async () => {
  const api = fakeApi({})
  const client = clientOf(api, { accountId: () => 48213 })
  await failureOf(client.call(buyItem, { body: order }))
  await failureOf(client.call(getUser))
  expect(api.seen.map(({ headers }) => headers.get('X-Account-Id'))).toEqual(['48213', null])
})

test('the page is notified when the server sees another account', async () => {
  let changes = 0
  const api = fakeApi({ 'POST /shop/orders': () => refuse('ACCOUNT_CHANGED') })
  const client = clientOf(api, { accountId: () => 1, onAccountChanged: () => (changes += 1) })
  expect(await failureOf(client.call(buyItem, { body: order }))).toMatchObject({ key: 'ACCOUNT_CHANGED' })
  expect(changes).toBe(1)
})

test('request calls any path, by default with GET', async () => {
  const api = fakeApi({
    'GET /anything': () => succeed(1),
    'PATCH /anything': ({ body }) => succeed(body),
    'GET /broken': () => refuse('NOT_FOUND'),
  })
  const client = clientOf(api)
  expect((await client.request('/anything', { query: { a: 'b c' } })).body?.data).toBe(1)
  expect(api.seen[0]?.path).toBe('/anything?a=b+c')
  expect((await client.request('/anything', { method: 'PATCH', body: { x: 1 } })).body?.data).toEqual({
    x: 1,
  })
  expect(await failureOf(client.request('/broken'))).toMatchObject({ key: 'NOT_FOUND', status: 404 })
  expect(await client.request('/broken', { ignoresErrors: true })).toMatchObject({ status: 404 })
})

test('ignoresErrors also returns the refusal of an ended session, and the session still ends', async () => {
  const tokens = memoryTokens({ token: 'dead' })
  const client = clientOf(fakeApi({ 'GET /anything': () => refuse('UNAUTHORIZED') }), { tokens })
  expect(await client.request('/anything', { ignoresErrors: true })).toMatchObject({ status: 401 })
  expect(tokens.read()).toEqual({ token: null, refreshToken: null })
})

test('mutations hold the page until they are answered; reads do not', async () => {
  const answer = gate()
  const api = fakeApi({
    'GET /user/v2': () => answer.passed.then(() => succeed(null)),
    'POST /register': () => answer.passed.then(() => succeed({ email: 'a@b.c' })),
  })
  const client = clientOf(api)
  const reading = client.call(getUser)
  expect(client.pending.reasons()).toEqual([])
  const registering = client.call(register, {
    body: {
      username: 'theron',
      email: 'a@b.c',
      password: 'x'.repeat(12),
      hasAcceptedTerms: true,
      hasAcceptedPrivacyPolicy: true,
      termsVersion: '1',
      locale: 'en',
    },
  })
  expect(client.pending.reasons()).toEqual(['POST /register'])
  answer.open()
  await Promise.all([reading, registering])
  expect(client.pending.reasons()).toEqual([])
})

test('data of a session that ended in the meantime is not cached', async () => {
  const answer = gate()
  const kept: unknown[] = []
  const api = fakeApi({ 'GET /user/v2': () => answer.passed.then(() => succeed('user')) })
  const client = clientOf(api, { onData: (_, data) => kept.push(data) })
  const late = client.call(getUser)
  client.endSession()
  answer.open()
  await late
  expect(kept).toEqual([])
})

test('replies tell the time of the server, unless the browser may have stored them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-06-12T09:41:00Z') })
  const timeAfter = async (date: string, cacheControl = 'no-store') => {
    const answer = succeed({ entries: [] })
    answer.headers.set('Date', new Date(date).toUTCString())
    answer.headers.set('Cache-Control', cacheControl)
    await clientOf(fakeApi({ 'GET /shop/items': () => answer })).call(listShopItems)
    return new Date(serverTimeMs()).toISOString()
  }
  try {
    expect(await timeAfter('2025-06-14T09:41:00Z')).toBe('2025-06-14T09:41:00.000Z')
    vi.setSystemTime('2025-06-12T10:41:00Z')
    expect(await timeAfter('2025-01-01T00:00:00Z', 'public, immutable')).toBe('2025-06-14T10:41:00.000Z')
    // A few seconds are no wrong clock.
    expect(await timeAfter('2025-06-12T10:40:30Z')).toBe('2025-06-12T10:41:00.000Z')
  } finally {
    vi.useRealTimers()
  }
})
