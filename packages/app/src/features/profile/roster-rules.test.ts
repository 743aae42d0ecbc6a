import type { Character } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import { roster } from './roster-rules.ts'

const character = (id: number, level: number, { heroLevel = 0, isActive = true } = {}): Character => ({
  id,
  name: `Character ${id}`,
  characterClass: 'oracle',
  element: 'water',
  faction: 'chthonic',
  level,
  heroLevel,
  jobLevel: 1,
  reputation: 0,
  isActive,
  swappedAt: null,
})

test('features the highest active character and sorts the rest', () => {
  const characters = [
    character(1, 40),
    character(2, 93, { heroLevel: 1 }),
    character(3, 93, { heroLevel: 42 }),
    character(4, 99, { heroLevel: 60, isActive: false }),
    character(5, 12, { isActive: false }),
  ]
  const { featured, active, deactivated } = roster(characters)
  expect(featured?.id).toBe(3)
  expect(active.map(({ id }) => id)).toEqual([2, 1])
  expect(deactivated.map(({ id }) => id)).toEqual([4, 5])
})

test('features nobody when all are deactivated', () => {
  expect(roster([character(1, 40, { isActive: false })]).featured).toBeNull()
  expect(roster([])).toEqual({ featured: null, active: [], deactivated: [] })
})
