import type { Character } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import { characterChoice } from './character-choice-rules.ts'

const kallistrate: Character = {
  id: 1,
  name: 'Kallistrate',
  characterClass: 'hoplite',
  element: 'fire',
  faction: 'celestial',
  level: 93,
  heroLevel: 42,
  jobLevel: 80,
  reputation: 1_284_530,
  isActive: true,
  swappedAt: null,
}
const ianthe: Character = { ...kallistrate, id: 2, name: 'Ianthe', isActive: false }

test('chooses the remembered character', () => {
  expect(characterChoice([ianthe, kallistrate], 1)).toEqual({ state: 'chosen', character: kallistrate })
})

test('chooses nothing by default, not even a single character', () => {
  expect(characterChoice([kallistrate], null)).toEqual({ state: 'none', character: null })
})

test.each([2, 3])('character %i, deactivated or deleted, is not replaced', (rememberedId) => {
  expect(characterChoice([kallistrate, ianthe], rememberedId)).toEqual({ state: 'gone', character: null })
})

test('reports no character as gone before the characters are loaded', () => {
  expect(characterChoice(undefined, 1)).toEqual({ state: 'unknown', character: null })
})
