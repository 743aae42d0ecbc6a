import { gameDataShape } from '@olympus/contract/game-data'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from '../client/client.ts'
import { memoryTokens } from '../client/token-store.ts'
import { fakeApi, gate, lostConnection, refuse, succeed } from '../testing/fake-api.ts'
import { createGameDataStore } from './game-data-store.ts'
import { createGameData } from './game-data.ts'
import { storageTimeoutMs } from './kept-game-data.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const versionOf = (digit: number) => `${gameDataShape}-${String(digit).repeat(64)}`

const contentOf = (version: string, locale = 'de') => ({
  version,
  locale,
  items: [{ vnum: 7, name: `Keraunos ${version.at(-1)}`, icon: 'zeus-sword' }],
  skills: [],
})

/** A server with game data, and the browser that visits it. */
function world() {
  const server = { version: versionOf(1) as string | null, known: [versionOf(1)] }
  const api = fakeApi({
    'GET /game-data': () => succeed({ version: server.version }),
    ...Object.fromEntries(
      [1, 2, 3].map((digit) => [
        `GET /game-data/${versionOf(digit)}`,
        ({ path }: { path: string }) =>
          server.known.includes(versionOf(digit))
            ? succeed(
                contentOf(versionOf(digit), new URLSearchParams(path.split('?')[1]).get('locale') ?? ''),
              )
            : refuse('NOT_FOUND'),
      ]),
    ),
  })
  const client = createClient({
    fetch: (url, init) => api.fetch(url, init),
    tokens: memoryTokens({ token: 'access' }),
    locale: () => 'de-DE',
    onUnauthorized: () => {},
  })
  const factory = new IDBFactory()
  const storage = createGameData(factory)
  let isLoggedIn = true
  const become = (version: string) => {
    server.version = version
    server.known.push(version)
  }
  return {
    api,
    server,
    storage,
    client,
    become,
    logOut: () => void (isLoggedIn = false),
    /** Opens the portal in a new tab. */
    visit: (changes = {}) =>
      createGameDataStore({
        client,
        storage: createGameData(factory),
        isLoggedIn: () => isLoggedIn,
        ...changes,
      }),
    asked: () => api.to('/game-data').length,
    loaded: () => api.seen.filter(({ path }) => path.startsWith('/game-data/')).length,
    stored: async (locale = 'de') => (await storage.get<{ version: string }>(`names/${locale}`))?.version,
  }
}

test('a version that a reply names is not asked for', async () => {
  const { visit, asked, loaded } = world()
  const store = visit()
  const first = store.load('de')
  await Promise.all([first, store.load('de', versionOf(1))])
  expect(store.get('de').data).toEqual(contentOf(versionOf(1)))
  expect([asked(), loaded()]).toEqual([0, 1])
})

test('it is loaded once per version and language, also for many components', async () => {
  const { visit, asked, loaded, stored } = world()
  const store = visit()
  expect(store.get('de')).toEqual({ data: null, isLoading: true })
  await Promise.all([store.load('de'), store.load('de')])
  await store.load('de')
  expect(store.get('de')).toEqual({ data: contentOf(versionOf(1)), isLoading: false })
  expect([asked(), loaded()]).toEqual([1, 1])
  await store.load('pl')
  expect(store.get('pl').data).toEqual(contentOf(versionOf(1), 'pl'))
  expect([asked(), loaded()]).toEqual([1, 2])
  await expect.poll(() => stored('pl')).toBe(versionOf(1))
})

test('the next visit shows what is stored and only asks for the version', async () => {
  const { visit, asked, loaded, stored } = world()
  await visit().load('de')
  await expect.poll(() => stored()).toBe(versionOf(1))
  const store = visit()
  await store.load('de')
  expect(store.get('de')).toEqual({ data: contentOf(versionOf(1)), isLoading: false })
  expect([asked(), loaded()]).toEqual([2, 1])
})

test('a newer version replaces what is stored, which is shown meanwhile', async () => {
  const { visit, become, stored } = world()
  await visit().load('de')
  await expect.poll(() => stored()).toBe(versionOf(1))
  become(versionOf(2))
  const store = visit()
  const shown: unknown[] = []
  store.subscribe(() => shown.push(store.get('de').data?.version))
  await store.load('de')
  expect(shown).toEqual([versionOf(1), versionOf(2)])
  await expect.poll(() => stored()).toBe(versionOf(2))
})

test('a version that a reply names is loaded, and asked for only once', async () => {
  const { visit, become, asked } = world()
  const store = visit()
  await store.load('de')
  store.expect(versionOf(1))
  expect(asked()).toBe(1)
  become(versionOf(2))
  store.expect(versionOf(2))
  await store.load('de')
  expect(store.get('de').data?.version).toBe(versionOf(2))
  expect(asked()).toBe(2)
  // A process that has not noticed the import.
  store.expect(versionOf(3))
  await store.load('de')
  store.expect(versionOf(3))
  await store.load('de')
  expect(store.get('de').data?.version).toBe(versionOf(2))
  expect(asked()).toBe(3)
})

test('a load that a newer one has replaced changes nothing', async () => {
  const { visit, become, api } = world()
  const store = visit()
  await store.load('de')
  become(versionOf(2))
  const late = gate()
  const isLate = vi.fn(() => late.passed)
  const { fetch } = api
  vi.spyOn(api, 'fetch').mockImplementation(async (url, init) => {
    if (url.includes(versionOf(2))) await isLate()
    return fetch(url, init)
  })
  store.expect(versionOf(2))
  const old = store.load('de')
  await vi.waitFor(() => expect(isLate).toHaveBeenCalled(), { timeout: 20_000 })
  become(versionOf(3))
  store.expect(versionOf(3))
  await store.load('de')
  late.open()
  await old
  expect(store.get('de').data?.version).toBe(versionOf(3))
})

test('a newer version is also loaded in a language whose first load still runs', async () => {
  const { visit, become, api } = world()
  const store = visit()
  await store.load('de')
  const late = gate()
  const isLate = vi.fn(() => late.passed)
  const { fetch } = api
  vi.spyOn(api, 'fetch').mockImplementation(async (url, init) => {
    if (url.includes('locale=pl')) await isLate()
    return fetch(url, init)
  })
  const first = store.load('pl')
  await vi.waitFor(() => expect(isLate).toHaveBeenCalled())
  become(versionOf(2))
  store.expect(versionOf(2))
  late.open()
  await first
  await vi.waitFor(() => expect(store.get('pl').data?.version).toBe(versionOf(2)))
})

test('a version that imports have replaced is asked for again', async () => {
  const { visit, server, api } = world()
  server.known = [versionOf(2)]
  const { fetch } = api
  vi.spyOn(api, 'fetch').mockImplementation(async (url, init) => {
    const reply = await fetch(url, init)
    // The import happens between the two requests.
    server.version = versionOf(2)
    return reply
  })
  const store = visit()
  await store.load('de')
  expect(store.get('de').data?.version).toBe(versionOf(2))
})

test('without game data nothing is shown and nothing is asked for again', async () => {
  const { visit, server, loaded, asked } = world()
  server.version = null
  const store = visit()
  await store.load('de')
  await store.load('de')
  expect(store.get('de')).toEqual({ data: null, isLoading: false })
  expect([asked(), loaded()]).toEqual([1, 0])
})

test('a failure is shown as nothing, and the next page tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { visit, api } = world()
  const lost = vi.spyOn(api, 'fetch').mockImplementation(async () => lostConnection())
  const store = visit()
  await store.load('de')
  expect(store.get('de')).toEqual({ data: null, isLoading: false })
  expect(warn).toHaveBeenCalledTimes(1)
  lost.mockRestore()
  await store.load('de')
  expect(store.get('de').data?.version).toBe(versionOf(1))
})

test('offline, what is stored stays', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { visit, api, stored } = world()
  await visit().load('de')
  await expect.poll(() => stored()).toBe(versionOf(1))
  vi.spyOn(api, 'fetch').mockImplementation(async () => lostConnection())
  const store = visit()
  await store.load('de')
  expect(store.get('de')).toEqual({ data: contentOf(versionOf(1)), isLoading: false })
})

test('without IndexedDB it is kept in memory', async () => {
  const { visit, loaded } = world()
  const store = visit({ storage: createGameData(null) })
  await store.load('de')
  await store.load('de')
  expect(store.get('de').data).toEqual(contentOf(versionOf(1)))
  expect(loaded()).toBe(1)
})

test('a database that never answers delays it by a second at most', async () => {
  vi.useFakeTimers()
  const { visit, storage } = world()
  const never = () => new Promise<never>(() => {})
  const store = visit({ storage: { ...storage, get: never, set: never } })
  const loading = store.load('de')
  await vi.advanceTimersByTimeAsync(storageTimeoutMs)
  await loading
  expect(store.get('de').data).toEqual(contentOf(versionOf(1)))
})

test('what another build has stored in another shape is not shown', async () => {
  const { visit, storage } = world()
  await storage.set('names/de', { ...contentOf(`${gameDataShape - 1}-${'1'.repeat(64)}`), items: 'none' })
  const store = visit()
  const shown: unknown[] = []
  store.subscribe(() => shown.push(store.get('de').data?.version))
  await store.load('de')
  expect(shown).toEqual([versionOf(1)])
})

test('nothing is stored for a visitor', async () => {
  const { visit, logOut, storage } = world()
  logOut()
  const set = vi.spyOn(storage, 'set')
  const store = visit({ storage })
  await store.load('de')
  expect(store.get('de').data).not.toBeNull()
  expect(set).not.toHaveBeenCalled()
})

test('what is stored during a logout is cleared again', async () => {
  const { visit, logOut, storage, stored } = world()
  const clear = vi.spyOn(storage, 'clear')
  const set = storage.set.bind(storage)
  vi.spyOn(storage, 'set').mockImplementation(async (key, value) => {
    logOut()
    return set(key, value)
  })
  await visit({ storage }).load('de')
  await expect.poll(() => clear.mock.calls.length).toBe(1)
  await expect.poll(() => stored()).toBeUndefined()
})
