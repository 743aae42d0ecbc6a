import { expect, test } from 'vitest'

import { sampleRoster } from '../mocks/sample-characters.ts'
import { fakeStorage } from '../testing/fake-api.ts'
import { createCharacterCache } from './character-cache.ts'
import { createLocalStore } from './local-store.ts'

const userId = 20971

const cacheOf = (stored: unknown, ownerId: number | null = userId) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const storage = fakeStorage({ 'game-characters': text })
  return createCharacterCache(createLocalStore(storage), () => ownerId)
}

test('returns the same object until the entry changes', () => {
  const cache = cacheOf({ userId, roster: sampleRoster })
  const first = cache.get()
  expect(first).toEqual(sampleRoster)
  expect(cache.get()).toBe(first)
  const later = { ...sampleRoster, maxCharacters: 9 }
  cache.set(later)
  expect(cache.get()).toEqual(later)
  expect(cache.get()).not.toBe(later)
  cache.clear()
  expect(cache.get()).toBeNull()
})

test.each([null, 2])('an entry of another user counts as nothing: shown is %s', (ownerId) => {
  expect(cacheOf({ userId, roster: sampleRoster }, ownerId).get()).toBeNull()
})

test('without a user nothing is stored', () => {
  const cache = cacheOf('', null)
  cache.set(sampleRoster)
  expect(cache.get()).toBeNull()
})

const [first] = sampleRoster.characters

test.each([
  '',
  'null',
  '{',
  '[]',
  { roster: sampleRoster },
  { userId, roster: { characters: [] } },
  sampleRoster,
  { userId, roster: { ...sampleRoster, characters: [{ ...first, level: '93' }] } },
  { userId, roster: { ...sampleRoster, characters: [{ id: 1, name: 'Kallistrate' }] } },
])('an entry of another shape counts as nothing', (stored) => {
  expect(cacheOf(stored).get()).toBeNull()
})

test('what a later build added is left out', () => {
  const roster = { ...sampleRoster, seasons: [1] }
  expect(cacheOf({ userId, roster }).get()).toEqual(sampleRoster)
})
