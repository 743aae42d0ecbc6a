// @vitest-environment happy-dom
import { getUser } from '@olympus/contract/account'
import {
  getBazaar,
  getBonuses,
  getCharacter,
  getCharacterChanges,
  getEquipment,
  getInventory,
  getMates,
} from '@olympus/contract/character-pages'
import { characterPaths } from '@olympus/contract/character-paths'
import { listSelections } from '@olympus/contract/character-selection'
import { listSwaps } from '@olympus/contract/character-swapper'
import { listCharacters } from '@olympus/contract/characters'
import { getRanks } from '@olympus/contract/leaderboards'
import { listSessions } from '@olympus/contract/sessions'
import { listShopLogs } from '@olympus/contract/logs'
import { listPackages } from '@olympus/contract/purchase'
import { getShopItem } from '@olympus/contract/shop'
import { listSpendingLimits } from '@olympus/contract/spending-limits'
import { getStatistics } from '@olympus/contract/statistics'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiProvider } from '../react/api-provider.tsx'
import { createClient } from '../client/client.ts'
import { revalidateAfter } from './revalidate.ts'
import { useApi } from '../react/hooks.ts'
import { fakeApi, succeed } from '../testing/fake-api.ts'
import { memoryTokens } from '../client/token-store.ts'

let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
})

test('an event revalidates the stale data that the page shows', async () => {
  const api = fakeApi({
    'GET /user/v2': () => succeed({ id: 1 }),
    'GET /sessions': () => succeed([]),
    [`GET ${listShopLogs.path}`]: () => succeed({}),
    [`GET ${listPackages.path}`]: () => succeed({}),
    [`GET ${listSpendingLimits.path}`]: () => succeed({}),
    'GET /shop/items/owl': () => succeed({}),
    [`GET ${listCharacters.path}`]: () => succeed({}),
    [`GET ${listSwaps.path}`]: () => succeed({}),
    [`GET ${listSelections.path}`]: () => succeed({}),
  })
  const client = createClient({
    fetch: api.fetch,
    tokens: memoryTokens({ token: 'access' }),
    locale: () => 'en-US',
    onUnauthorized: () => {},
  })
  function Page() {
    useApi(getUser)
    useApi(listSessions)
    useApi(listShopLogs)
    useApi(listPackages)
    useApi(listSpendingLimits)
    useApi(getShopItem, { params: { itemId: 'owl' } })
    useApi(listCharacters)
    useApi(listSwaps)
    useApi(listSelections)
    return null
  }
  const drawing = createRoot(document.createElement('div'))
  root = drawing
  const drawn = (
    <ApiProvider client={client} locale="en-US">
      <Page />
    </ApiProvider>
  )
  await act(async () => drawing.render(drawn))
  const asked = () =>
    [
      '/user/v2',
      '/sessions',
      listShopLogs.path,
      listPackages.path,
      listSpendingLimits.path,
      '/shop/items/owl',
      listCharacters.path,
      listSwaps.path,
      listSelections.path,
    ].map((path) => api.to(path).length)
  await vi.waitFor(() => expect(asked()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]))

  const sessionId = '11111111-1111-4111-8111-111111111111'
  await act(() => revalidateAfter({ kind: 'session-ended', sessionId }))
  expect(asked()).toEqual([1, 2, 1, 1, 1, 1, 1, 1, 1])
  await act(() => revalidateAfter({ kind: 'account-changed' }))
  expect(asked()).toEqual([2, 3, 1, 1, 1, 1, 1, 1, 1])
  await act(() => revalidateAfter({ kind: 'wallet-changed' }))
  expect(asked()).toEqual([3, 3, 2, 1, 2, 2, 1, 1, 1])
  await act(() => revalidateAfter({ kind: 'characters-changed' }))
  expect(asked()).toEqual([3, 3, 2, 1, 2, 2, 2, 2, 2])
  await act(() => revalidateAfter({ kind: 'missed' }))
  expect(asked()).toEqual([4, 4, 3, 1, 3, 3, 3, 3, 3])
})

test('a report of the game refreshes every part of a shown character, which keeps its data meanwhile', async () => {
  const paths = Object.values(characterPaths).map((path) => path.replace(':id', '311'))
  let level = 92
  const api = fakeApi(Object.fromEntries(paths.map((path) => [`GET ${path}`, () => succeed({ level })])))
  const client = createClient({
    fetch: api.fetch,
    tokens: memoryTokens({ token: 'access' }),
    locale: () => 'en-US',
    onUnauthorized: () => {},
  })
  const shown: unknown[][] = []
  const input = { params: { id: 311 } }
  function Page() {
    const parts = [
      useApi(getCharacter, input),
      useApi(getEquipment, input),
      useApi(getInventory, input),
      useApi(getBonuses, input),
      useApi(getBazaar, input),
      useApi(getMates, input),
      useApi(getCharacterChanges, input),
      useApi(getRanks, input),
      useApi(getStatistics, input),
    ]
    shown.push(parts.map(({ data }) => data))
    return null
  }
  const drawing = createRoot(document.createElement('div'))
  root = drawing
  const drawn = (
    <ApiProvider client={client} locale="en-US">
      <Page />
    </ApiProvider>
  )
  await act(async () => drawing.render(drawn))
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(paths.map(() => ({ level: 92 }))))
  shown.length = 0
  level = 93
  await act(() => revalidateAfter({ kind: 'characters-changed' }))
  expect(shown.at(-1)).toEqual(paths.map(() => ({ level: 93 })))
  expect(shown.flat()).not.toContain(undefined)
})
