// @vitest-environment happy-dom
import { getUser } from '@olympus/contract/account'
import { getShopItem, buyItem, listShopItems } from '@olympus/contract/shop'
import { act } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { expect, test } from 'vitest'

import { ApiProvider } from './api-provider.tsx'
import { createClient } from '../client/client.ts'
import { useApi, useApiAction, useIsStored, usePreload } from './hooks.ts'
import { preloadApi } from './preload.ts'
import { createTestRoot, draw, eventually, settle, shown } from '../testing/draw-hook.tsx'
import { gate, lostConnection, refuse, succeed } from '../testing/fake-api.ts'
import { memoryTokens } from '../client/token-store.ts'

const order = { itemId: 'lyre', quantity: 1, characterId: 7, expectedUnitPriceCoins: 90 }

test('data is loaded, and loaded again in another language', async () => {
  const { api, render, hook } = draw(() => shown(useApi(getShopItem, { params: { itemId: 'lyre' } })), {
    'GET /shop/items/lyre': ({ headers }) => succeed(headers.get('Accept-Language')),
  })
  await render()
  await eventually(() => expect(hook()).toMatchObject({ data: 'en-US', isLoading: false }))
  await render('de-DE')
  await eventually(() => expect(hook().data).toBe('de-DE'))
  expect(api.seen).toHaveLength(2)
})

test('null as input requests nothing', async () => {
  const { api, render, hook } = draw(() => shown(useApi(getShopItem, null)), {})
  await render()
  expect(hook()).toMatchObject({ data: undefined, isLoading: false })
  expect(api.seen).toEqual([])
})

test('a refusal is not retried', async () => {
  const { api, render, hook } = draw(() => shown(useApi(getUser)), {
    'GET /user/v2': () => refuse('FORBIDDEN'),
  })
  await render()
  await eventually(() => expect(hook().error).toMatchObject({ key: 'FORBIDDEN' }))
  await settle()
  expect(api.seen).toHaveLength(1)
})

test('a network failure is retried three times', async () => {
  const { api, render, hook } = draw(() => shown(useApi(getUser)), { 'GET /user/v2': lostConnection })
  await render()
  await eventually(() => expect(api.seen.length).toBeGreaterThanOrEqual(4))
  await settle()
  expect(hook().error).toMatchObject({ key: 'API_ERROR', isOffline: true })
  expect(api.seen).toHaveLength(4)
})

const untilDone = (data: unknown) => (data === 'under way' ? 1 : 0)

test('data is loaded again as long as its interval says, also if that waits for the data', async () => {
  const answers = ['under way', 'under way', 'done', 'never asked for']
  const { api, render, hook } = draw(() => shown(useApi(getUser, {}, { refreshInterval: untilDone })), {
    'GET /user/v2': () => succeed(answers.shift()),
  })
  await render()
  await eventually(() => expect(hook().data).toBe('done'))
  await settle()
  expect(api.seen).toHaveLength(3)
})

test('preloaded data is rendered at once', async () => {
  const seen: unknown[] = []
  const { api, client, render } = draw(
    () => {
      const { data } = useApi(getUser)
      seen.push(data)
    },
    { 'GET /user/v2': () => succeed('user') },
  )
  await preloadApi(client, getUser)
  await render()
  await settle()
  expect(new Set(seen)).toEqual(new Set(['user']))
  expect(api.seen).toHaveLength(1)
})

test('stored data is shown at once, and only until the server answers', async () => {
  const seen: unknown[] = []
  const storedUser = { username: 'stored' }
  const { api, render } = draw(
    () => {
      const { data } = useApi(getUser)
      seen.push([data, useIsStored(getUser, data)])
    },
    { 'GET /user/v2': () => succeed({ username: 'loaded' }) },
    { stored: (endpoint) => (endpoint === getUser ? storedUser : undefined) },
  )
  await render()
  await eventually(() => expect(seen.at(-1)).toEqual([{ username: 'loaded' }, false]))
  expect(seen[0]).toEqual([storedUser, true])
  expect(api.seen).toHaveLength(1)
})

test('stored data stays when the server does not answer', async () => {
  const storedUser = { username: 'stored' }
  const { render, hook } = draw(
    () => shown(useApi(getUser)),
    { 'GET /user/v2': lostConnection },
    { stored: () => storedUser },
  )
  await render()
  await eventually(() => expect(hook().error).toMatchObject({ isOffline: true }))
  expect(hook().data).toBe(storedUser)
})

test('stored data that was hidden until the request failed is shown to those who read only the data', async () => {
  let stored: unknown
  const { render, hook } = draw(
    () => useApi(getUser).data,
    {
      'GET /user/v2': () => {
        stored = { username: 'stored' }
        return lostConnection()
      },
    },
    { stored: () => stored },
  )
  await render()
  await eventually(() => expect(hook()).toEqual({ username: 'stored' }))
})

test('a link preloads in the language of the page', async () => {
  const { api, render, hook } = draw(() => usePreload(), {})
  await render('de-DE')
  hook()(listShopItems, { query: { page: 2 } })
  await eventually(() => expect(api.seen[0]?.path).toBe('/shop/items?page=2'))
  expect(api.seen[0]?.headers.get('Accept-Language')).toBe('de-DE')
})

test('an action is pending, then returns its data', async () => {
  const answer = gate()
  const { render, hook } = draw(() => useApiAction(buyItem), {
    'POST /shop/orders': () => answer.passed.then(() => succeed({ balanceCoins: 1 })),
  })
  await render()
  const { call } = hook()
  let result: unknown
  await act(async () => {
    void call({ body: order }).then((settled) => (result = settled))
  })
  expect(hook()).toMatchObject({ isPending: true, error: null })
  answer.open()
  await eventually(() => expect(hook()).toMatchObject({ isPending: false, error: null }))
  expect(result).toEqual({ data: { balanceCoins: 1 } })
})

test('a failed action returns its error and keeps it until a reset or retry', async () => {
  const answers = [() => refuse('INSUFFICIENT_FUNDS'), () => succeed({}), () => refuse('NOT_FOUND')]
  const { render, hook } = draw(() => useApiAction(buyItem), {
    'POST /shop/orders': () => answers.shift()?.() ?? lostConnection(),
  })
  await render()
  const buy = () => act(() => hook().call({ body: order }))
  expect((await buy()).error).toMatchObject({ key: 'INSUFFICIENT_FUNDS' })
  expect(hook().error).toMatchObject({ key: 'INSUFFICIENT_FUNDS' })
  expect((await buy()).data).toEqual({})
  expect(hook().error).toBeNull()
  await buy()
  expect(hook().error).toMatchObject({ key: 'NOT_FOUND' })
  act(() => hook().reset())
  expect(hook().error).toBeNull()
})

test('a double click calls once; another input makes its own call', async () => {
  const { api, render, hook } = draw(() => useApiAction(buyItem), { 'POST /shop/orders': () => succeed({}) })
  await render()
  const { call } = hook()
  await act(() =>
    Promise.all([call({ body: order }), call({ body: order }), call({ body: { ...order, quantity: 2 } })]),
  )
  expect(api.seen.map(({ body }) => (body as typeof order).quantity)).toEqual([1, 2])
  await act(() => call({ body: order }))
  expect(api.seen).toHaveLength(3)
})

test('the cache of an outer SWRConfig is used as it is', async () => {
  const caches = new Set<unknown>()
  function Probe() {
    caches.add(useSWRConfig().cache)
    return null
  }
  const config = { provider: () => new Map() }
  const client = createClient({ tokens: memoryTokens(), locale: () => 'en-US', onUnauthorized: () => {} })
  const root = createTestRoot()
  await act(async () =>
    root.render(
      <SWRConfig value={config}>
        <Probe />
        <ApiProvider client={client} locale="en-US">
          <Probe />
        </ApiProvider>
      </SWRConfig>,
    ),
  )
  expect(caches.size).toBe(1)
})
