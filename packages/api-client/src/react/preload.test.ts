import { getUser } from '@olympus/contract/account'
import { listShopItems } from '@olympus/contract/shop'
import { expect, test, vi } from 'vitest'

import { createClient } from '../client/client.ts'
import { fetchOrTake, forgetPreloads, preloadApi, preloadedData, preloadLifetimeMs } from './preload.ts'
import { fakeApi, refuse, succeed } from '../testing/fake-api.ts'
import { memoryTokens } from '../client/token-store.ts'

function scene() {
  let answers = 0
  const api = fakeApi({
    'GET /user/v2': () => succeed(`user ${(answers += 1)}`),
    'GET /shop/items': () => refuse('INTERNAL_SERVER_ERROR'),
  })
  const client = createClient({
    fetch: api.fetch,
    tokens: memoryTokens({ token: 'access' }),
    locale: () => 'en-US',
    onUnauthorized: () => {},
  })
  return { api, client }
}

const user = { endpoint: getUser, input: {}, locale: 'en-US' }

test('preloaded data is used once, without another call', async () => {
  const { api, client } = scene()
  void preloadApi(client, getUser)
  expect(await preloadApi(client, getUser)).toBe('user 1')
  expect(preloadedData(client, user)).toBe('user 1')
  expect(await fetchOrTake(client, user)).toBe('user 1')
  expect(api.seen).toHaveLength(1)

  expect(await fetchOrTake(client, user)).toBe('user 2')
})

test('what was preloaded stays until a later preload has an answer', async () => {
  const { client } = scene()
  await preloadApi(client, getUser)
  await fetchOrTake(client, user)
  const later = preloadApi(client, getUser)
  expect(preloadedData(client, user)).toBe('user 1')
  await later
  expect(preloadedData(client, user)).toBe('user 2')
})

test('a preload in one language is not used for another', async () => {
  const { api, client } = scene()
  await preloadApi(client, getUser, {}, 'de-DE')
  expect(preloadedData(client, user)).toBeUndefined()
  await fetchOrTake(client, user)
  expect(api.seen.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['de-DE', 'en-US'])
})

test('a preload is dropped when it expires or the session ends', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  try {
    const { client } = scene()
    await preloadApi(client, getUser)
    expect(preloadedData(client, user, preloadLifetimeMs - 1)).toBe('user 1')
    expect(preloadedData(client, user, preloadLifetimeMs)).toBeUndefined()

    await preloadApi(client, getUser)
    forgetPreloads(client)
    expect(preloadedData(client, user)).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a failed preload is requested again', async () => {
  const { api, client } = scene()
  const items = { endpoint: listShopItems, input: {}, locale: 'en-US' }
  await expect(preloadApi(client, listShopItems)).rejects.toMatchObject({ key: 'INTERNAL_SERVER_ERROR' })
  await expect(fetchOrTake(client, items)).rejects.toMatchObject({ key: 'INTERNAL_SERVER_ERROR' })
  expect(api.seen).toHaveLength(2)
})
