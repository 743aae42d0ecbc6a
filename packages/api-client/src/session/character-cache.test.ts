import { expect, test } from 'vitest'

import { sampleRoster } from '../mocks/sample-characters.ts'
import { fakeStorage } from '../testing/fake-api.ts'
import { createCharacterCache } from './character-cache.ts'
import { createLocalStore } from './local-store.ts'

const userId = 20971
const buildId = '7f3a'

const cacheOf = (stored: unknown, ownerId: number | null = userId) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const storage = fakeStorage({ 'game-characters': text })
  return createCharacterCache({ store: createLocalStore(storage), buildId, ownerId: () => ownerId })
}

test('returns the same object until the entry changes', () => {
  const cache = cacheOf({ buildId, userId, roster: sampleRoster })
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
  expect(cacheOf({ buildId, userId, roster: sampleRoster }, ownerId).get()).toBeNull()
})

test('without a user nothing is stored', () => {
  const cache = cacheOf('', null)
  cache.set(sampleRoster)
  expect(cache.get()).toBeNull()
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '1',
  { userId, roster: sampleRoster },
  { buildId: '7f3b', userId, roster: sampleRoster },
  { buildId, roster: sampleRoster },
  { buildId, userId },
  { buildId, userId, roster: 5 },
  sampleRoster,
])('an entry of another build or without a roster counts as nothing', (stored) => {
  expect(cacheOf(stored).get()).toBeNull()
})
