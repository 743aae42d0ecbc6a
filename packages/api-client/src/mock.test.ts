import { getUser } from '@olympus/contract/account'
import { impliedErrors } from '@olympus/contract/endpoint'
import { endpoints } from '@olympus/contract/endpoints'
import { errorKeys, type ErrorKey } from '@olympus/contract/errors'
import { buyItem, getShopItem, listShopItems } from '@olympus/contract/shop'
import { getResponse, type HttpHandler } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from './client/client.ts'
import { fails, loading, mock, offline, onReply } from './mock.ts'
import { sampleUser } from './mocks/sample-user.ts'
import { memoryTokens } from './client/token-store.ts'

const order = { itemId: 'lyre', quantity: 2, characterId: 7, expectedUnitPriceCoins: 90 }

/** A client that talks only to the handlers. */
const clientOf = (...handlers: HttpHandler[]) =>
  createClient({
    async fetch(url, init) {
      const response = await getResponse(handlers, new Request(url, init))
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
    baseUrl: 'http://portal.test',
    tokens: memoryTokens({ token: 'access' }),
    locale: () => 'en-US',
    onUnauthorized: () => {},
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a mock returns data in the envelope', async () => {
  const client = clientOf(mock(getUser, sampleUser))
  expect(await client.call(getUser)).toEqual(sampleUser)
  const { status, body } = await client.request('/user/v2')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 200, message: { key: 'SUCCESS', code: 'OGG_SUCCESS' } })
})

test('a failure has the status and data of its key', async () => {
  const client = clientOf(mock(buyItem, fails('PRICE_CHANGED', { unitPriceCoins: 95 })))
  await expect(client.call(buyItem, { body: order })).rejects.toMatchObject({
    key: 'PRICE_CHANGED',
    status: 409,
    data: { unitPriceCoins: 95 },
  })
})

test('every endpoint can fail with each of its errors and with no other', () => {
  for (const endpoint of Object.values(endpoints)) {
    const listed: readonly ErrorKey[] = [...endpoint.errors, ...impliedErrors(endpoint)]
    for (const key of listed) expect(() => mock(endpoint, fails(key))).not.toThrow()
    for (const key of errorKeys.filter((other) => !listed.includes(other)))
      expect(() => mock(endpoint, fails(key))).toThrow(`does not fail with ${key}`)
  }
})

test('a lost connection throws API_ERROR', async () => {
  await expect(clientOf(mock(getUser, offline())).call(getUser)).rejects.toMatchObject({
    key: 'API_ERROR',
    isOffline: true,
  })
})

test('a loading mock does not answer', async () => {
  const call = clientOf(mock(getUser, loading())).call(getUser)
  expect(await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 30, 'still loading'))])).toBe(
    'still loading',
  )
})

test('a function receives the parsed request with defaults filled in', async () => {
  const seen: unknown[] = []
  const client = clientOf(
    mock(listShopItems, ({ query }) => {
      seen.push(query)
      return fails('SERVICE_UNAVAILABLE')
    }),
    mock(getShopItem, async ({ params }) => {
      seen.push(params)
      return fails('NOT_FOUND')
    }),
  )
  await client.call(listShopItems, { query: { page: 2, tag: ['on-sale'] } }).catch(() => undefined)
  await client.call(getShopItem, { params: { itemId: 'lyre' } }).catch(() => undefined)
  expect(seen).toEqual([{ page: 2, pageSize: 12, sort: '-price', tag: ['on-sale'] }, { itemId: 'lyre' }])
})

test('a function that fails with an unlisted error throws', async () => {
  const client = clientOf(mock(getUser, () => fails('EXPIRED')))
  await expect(client.call(getUser)).rejects.not.toMatchObject({ key: 'EXPIRED' })
})

test('a request that violates the contract gets the same refusal as from the server', async () => {
  const client = clientOf(mock(buyItem, fails('NOT_FOUND')), mock(getUser, sampleUser))
  const broken = client.call(buyItem, { body: { ...order, quantity: 100 } })
  await expect(broken).rejects.toMatchObject({
    key: 'BAD_REQUEST',
    data: { issues: [{ path: 'quantity' }] },
  })
  const keyless = client.request(buyItem.path, { method: 'POST', body: order })
  await expect(keyless).rejects.toMatchObject({ key: 'IDEMPOTENCY_KEY_REQUIRED' })
  const unknown = client.call(buyItem, { body: { ...order, extra: 1 } as typeof order })
  await expect(unknown).rejects.toMatchObject({ key: 'BAD_REQUEST' })
})

test('a request that violates the contract is refused even if a server replaced the global Response class', async () => {
  const client = clientOf(mock(buyItem, fails('NOT_FOUND')))
  vi.stubGlobal('Response', class extends Response {})
  const broken = client.call(buyItem, { body: { ...order, quantity: 100 } })
  await expect(broken).rejects.toMatchObject({ key: 'BAD_REQUEST' })
})

test('a listener receives each reply until it is removed', async () => {
  const heard: unknown[] = []
  const stop = onReply(({ handler, endpoint, reply }) => heard.push([handler, endpoint.path, reply]))
  const refuses = mock(getUser, fails('SERVICE_UNAVAILABLE'))
  const isLost = mock(listShopItems, () => offline())
  const answers = mock(getUser, sampleUser)
  const waits = mock(getUser, loading())
  expect(heard).toEqual([])
  await clientOf(refuses)
    .call(getUser)
    .catch(() => undefined)
  await clientOf(isLost)
    .call(listShopItems, { query: {} })
    .catch(() => undefined)
  await clientOf(answers).call(getUser)
  void clientOf(waits).call(getUser)
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  stop()
  await clientOf(answers).call(getUser)
  expect(heard).toEqual([
    [refuses, getUser.path, 'SERVICE_UNAVAILABLE'],
    [isLost, listShopItems.path, 'offline'],
    [answers, getUser.path, 'data'],
    [waits, getUser.path, 'loading'],
  ])
})
