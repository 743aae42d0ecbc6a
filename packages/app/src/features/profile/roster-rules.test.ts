import type { Character } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import { roster } from './roster-rules.ts'

const character = (id: number, level: number, { heroLevel = 0, isActive = true } = {}): Character => ({
  id,
  name: `Character ${id}`,
  world: 'olympia',
  characterClass: 'oracle',
  className: null,
  element: 'water',
  faction: 'chthonic',
  level,
  heroLevel,
  jobLevel: 1,
  reputation: 0,
  isActive,
  slot: isActive ? id : null,
  activatedAt: null,
  deactivatedAt: null,
})

const openSelection = (deletedIds: readonly number[]) => ({
  id: 7,
  state: 'pending' as const,
  keptIds: [],
  deletedIds: [...deletedIds],
  heirId: 0,
  dueAt: '2025-06-15T08:41:00Z',
})
test('features the highest active character and keeps the order of the rest', () => {
  const characters = [
    character(1, 40),
    character(2, 93, { heroLevel: 1 }),
    character(3, 93, { heroLevel: 42 }),
    character(4, 99, { heroLevel: 60, isActive: false }),
    character(5, 12, { isActive: false }),
  ]
  const { featured, active, deactivated } = roster({ characters, openSelection: null })
  expect(featured?.id).toBe(3)
  expect(active.map(({ id }) => id)).toEqual([1, 2])
  expect(deactivated.map(({ id }) => id)).toEqual([4, 5])
})

test('features nobody when all are deactivated', () => {
  expect(
    roster({ characters: [character(1, 40, { isActive: false })], openSelection: null }).featured,
  ).toBeNull()
  expect(roster({ characters: [], openSelection: null })).toEqual({
    featured: null,
    active: [],
    deactivated: [],
  })
})

test('does not feature a character that is about to be deleted', () => {
  const characters = [character(1, 40), character(2, 93)]
  const { featured, active } = roster({ characters, openSelection: openSelection([2]) })
  expect([featured?.id, active.map(({ id }) => id)]).toEqual([1, [2]])
})
