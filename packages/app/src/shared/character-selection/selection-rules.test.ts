import { expect, test } from 'vitest'

import { choiceOf, chosenOf, emptyChoice, highestOf, newSince, withKept } from './selection-rules.ts'

const hero = { id: 1, level: 93, heroLevel: 42 }
const twin = { id: 2, level: 93, heroLevel: 12 }
const young = { id: 3, level: 40, heroLevel: 0 }
const all = [young, twin, hero]

const ids = (characters: readonly { readonly id: number }[]) => characters.map(({ id }) => id)

test('the highest level is the heir, then the highest hero level', () => {
  expect(highestOf(all)).toBe(hero)
  expect(highestOf([hero, twin, young])).toBe(hero)
  expect(highestOf([young, twin])).toBe(twin)
  expect(highestOf([])).toBeNull()
})

test('everybody stays until a player leaves somebody out', () => {
  const chosen = chosenOf(all, emptyChoice)
  expect(ids(chosen.kept)).toEqual([3, 2, 1])
  expect(chosen.obstacle).toBe('ALL_KEPT')
})

test('nobody can be left without a character', () => {
  const choice = all.reduce((so, { id }) => withKept(so, id, false), emptyChoice)
  expect(chosenOf(all, choice)).toMatchObject({ heirId: null, obstacle: 'NONE_KEPT' })
})

test('an heir who is left out is replaced, and comes back with the character', () => {
  const choice = withKept({ leftOutIds: [1], heirId: 3 }, 3, false)
  expect(chosenOf(all, choice)).toMatchObject({ heirId: 2, obstacle: null })
  expect(chosenOf(all, withKept(choice, 3, true)).heirId).toBe(3)
})

test('a character that appears after the confirmation stays, and is named', () => {
  const confirmed = {
    id: 7,
    state: 'changed',
    keptIds: [1],
    deletedIds: [2],
    heirId: 1,
    dueAt: '2025-06-15T08:41:00Z',
  } as const
  const selection = { ...confirmed, keptIds: [...confirmed.keptIds], deletedIds: [...confirmed.deletedIds] }
  expect(ids(newSince(selection, all))).toEqual([3])
  const chosen = chosenOf(all, choiceOf(selection))
  expect(ids(chosen.kept)).toEqual([3, 1])
  expect(ids(chosen.leftOut)).toEqual([2])
})

test('a character that is gone is no longer left out', () => {
  expect(chosenOf([hero, young], { leftOutIds: [2], heirId: 1 }).obstacle).toBe('ALL_KEPT')
})
