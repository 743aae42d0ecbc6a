import type { Character } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import { characterChoice, isNobodyLeft } from './character-choice-rules.ts'

const kallistrate: Character = {
  id: 1,
  name: 'Kallistrate',
  world: 'olympia',
  characterClass: 'hoplite',
  className: null,
  element: 'fire',
  faction: 'celestial',
  level: 93,
  heroLevel: 42,
  jobLevel: 80,
  reputation: 1_284_530,
  isActive: true,
  slot: 0,
  activatedAt: null,
  deactivatedAt: null,
}
const ianthe: Character = { ...kallistrate, id: 2, name: 'Ianthe', isActive: false, slot: null }

const rosterOf = (characters: readonly Character[], deletedIds: readonly number[] = []) => ({
  characters: [...characters],
  openSelection:
    deletedIds.length === 0
      ? null
      : { id: 7, state: 'pending' as const, keptIds: [], deletedIds: [...deletedIds], heirId: 0, dueAt: '' },
})

test('chooses the remembered character', () => {
  expect(characterChoice(rosterOf([ianthe, kallistrate]), 1)).toEqual({
    state: 'chosen',
    character: kallistrate,
  })
})

test('chooses nothing by default, not even a single character', () => {
  expect(characterChoice(rosterOf([kallistrate]), null)).toEqual({ state: 'none', character: null })
})

test.each([2, 3])('character %i, deactivated or deleted, is not replaced', (rememberedId) => {
  expect(characterChoice(rosterOf([kallistrate, ianthe]), rememberedId)).toEqual({
    state: 'gone',
    character: null,
  })
})

test('reports no character as gone before the characters are loaded', () => {
  expect(characterChoice(undefined, 1)).toEqual({ state: 'unknown', character: null })
})

test('does not choose a character that is about to be deleted', () => {
  expect(characterChoice(rosterOf([kallistrate], [1]), 1)).toEqual({ state: 'doomed', character: null })
})

test.each([
  [[], [], false],
  [[ianthe], [2], false],
  [[ianthe, kallistrate], [1], true],
  [[ianthe, kallistrate], [2], false],
  [[ianthe, kallistrate], [], false],
] as const)('%# knows whether an active character stays', (characters, deletedIds, expected) => {
  expect(isNobodyLeft(rosterOf(characters, deletedIds))).toBe(expected)
})
