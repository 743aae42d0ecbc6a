import { afterEach, expect, test, vi } from 'vitest'

import { createLocalStore } from './local-store.ts'
import { cleanUpStorage, startStorageCleanup } from './storage-cleanup.ts'
import { fakeStorage } from '../testing/fake-api.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const silent = () => {}

const entries = {
  user: '{"id":1}',
  'user-settings': 'x',
  'game-characters': 'x',
  'nuxt:payload': 'x',
  'pay:1': 'x',
  'remembered-email': 'x',
  'not-a-game-': 'x',
}
const kept = ['user', 'pay:1', 'remembered-email', 'not-a-game-', 'filler']

/** Storage with exactly this many characters as JSON. */
function storageOf(characters: number) {
  const used = JSON.stringify({ ...entries, filler: '' }).length
  return fakeStorage({ ...entries, filler: 'x'.repeat(characters - used) })
}

test('storage of 5,242,880 characters is not cleaned', () => {
  const storage = storageOf(5_242_880)
  cleanUpStorage(storage)
  expect(Object.keys(storage.dump())).toEqual([...Object.keys(entries), 'filler'])
})

test('from 5,242,881 characters on, only nuxt:, game- and user- entries are removed', () => {
  const storage = storageOf(5_242_881)
  cleanUpStorage(storage)
  expect(Object.keys(storage.dump())).toEqual(kept)
})

test('the cleanup runs every 5 minutes, on pagehide and when hidden, until it is stopped', () => {
  vi.useFakeTimers()
  const page = { visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  const target = new EventTarget()
  const fill = () => storageOf(5_242_881)
  let storage = fill()
  const stop = startStorageCleanup({
    storage: new Proxy(storage, { get: (_, name) => Reflect.get(storage, name) }),
    target,
    logError: silent,
  })
  vi.advanceTimersByTime(5 * 60 * 1000 - 1)
  expect(Object.keys(storage.dump())).toContain('game-characters')
  vi.advanceTimersByTime(1)
  expect(Object.keys(storage.dump())).toEqual(kept)

  storage = fill()
  target.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(storage.dump())).toEqual(kept)

  storage = fill()
  target.dispatchEvent(new Event('visibilitychange'))
  expect(Object.keys(storage.dump())).toContain('game-characters')
  page.visibilityState = 'hidden'
  target.dispatchEvent(new Event('visibilitychange'))
  expect(Object.keys(storage.dump())).toEqual(kept)

  stop()
  storage = fill()
  target.dispatchEvent(new Event('pagehide'))
  target.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5 * 60 * 1000)
  expect(Object.keys(storage.dump())).toContain('game-characters')
})

test('two tabs can clean up at the same time', () => {
  const storage = storageOf(5_242_881)
  const tab = { ...storage, length: storage.length, key: storage.key, getItem: storage.getItem }
  tab.removeItem = (key) => {
    storage.removeItem(key)
    cleanUpStorage(storage)
  }
  cleanUpStorage(tab)
  expect(Object.keys(storage.dump())).toEqual(kept)
})

test('a write to full storage cleans up and tries again', () => {
  const storage = fakeStorage({ 'game-characters': 'x'.repeat(50), user: 'me' }, 100)
  const errors: unknown[] = []
  const store = createLocalStore(storage, (error) => errors.push(error))
  store.set('pay:1', 'x'.repeat(60))
  expect(storage.dump()).toEqual({ user: 'me', 'pay:1': 'x'.repeat(60) })
  expect(errors).toEqual([])
})

test('values refused by full or forbidden storage are logged and kept in memory', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const disabled = {
    length: 0,
    key: forbidden,
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
  }
  for (const storage of [fakeStorage({}, 3), disabled, null]) {
    const errors: unknown[] = []
    const store = createLocalStore(storage, (error) => errors.push(error))
    store.set('user', 'me')
    expect(store.get('user')).toBe('me')
    expect(store.keys()).toEqual(['user'])
    expect(errors.length > 0).toBe(storage !== null)
    store.remove('user')
    expect(store.get('user')).toBeNull()
  }
})

test('a value that fits again replaces the one in memory', () => {
  const storage = fakeStorage({ other: 'x'.repeat(20) }, 30)
  const store = createLocalStore(storage, silent)
  store.set('user', 'x'.repeat(10))
  storage.removeItem('other')
  store.set('user', 'y')
  expect(store.get('user')).toBe('y')
  expect(storage.dump()).toEqual({ user: 'y' })
  expect(store.keys()).toEqual(['user'])
})
