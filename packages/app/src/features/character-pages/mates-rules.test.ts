import type { CharacterMate } from '@olympus/contract/character-mates'
import { expect, test } from 'vitest'

import { gearOf, groupMates, isTopRank, shownMate } from './mates-rules.ts'

const mate = (id: string, more: Partial<CharacterMate> = {}): CharacterMate => ({
  id,
  typeCode: 1,
  vnum: 1,
  name: id,
  species: null,
  element: null,
  level: 1,
  levelProgress: null,
  loyalty: 0,
  hp: 1,
  mp: 1,
  attack: 0,
  defense: 0,
  isInTeam: false,
  items: [],
  skills: [],
  ...more,
})

const partner = (id: string, more: Partial<CharacterMate> = {}) => mate(id, { typeCode: 0, ...more })
const worn = (slot: number, vnum: number) => ({ slot, item: { vnum, amount: 1 } })

test('types that the portal does not know are a group of their own', () => {
  const groups = groupMates([mate('owl'), partner('Talos'), mate('golem', { typeCode: 7 }), mate('fox')])
  const ids = Object.values(groups).map((each: readonly CharacterMate[]) => each.map(({ id }) => id))
  expect(ids).toEqual([['owl', 'fox'], ['Talos'], ['golem']])
})

test('partners have empty slots, pets have what they wear', () => {
  const items = [worn(42, 9), worn(1, 8), worn(1, 7)]
  const gear = (typeCode: number) =>
    gearOf({ typeCode, items }).map(({ slot, item }) => [slot, item?.vnum ?? null])
  expect(gear(0)).toEqual([
    [0, null],
    [1, 8],
    [3, null],
    [4, null],
    [42, 9],
    [1, 7],
  ])
  expect(gear(1)).toEqual([
    [42, 9],
    [1, 8],
    [1, 7],
  ])
})

test('the chosen mate is shown, then the partner of the team, then its pet, then the first', () => {
  const idle = [mate('fox'), partner('Atalante')]
  const owl = mate('owl', { isInTeam: true })
  const talos = partner('Talos', { isInTeam: true })
  expect(shownMate([...idle, owl, talos], 'fox')?.id).toBe('fox')
  expect(shownMate([...idle, owl, talos], 'gone')?.id).toBe('Talos')
  expect(shownMate([...idle, owl], null)?.id).toBe('owl')
  expect(shownMate(idle, null)?.id).toBe('fox')
  expect(shownMate([], null)).toBeUndefined()
})

test('the best ranks stand out', () => {
  expect(['S', 's', 'SS', 'A', ''].map(isTopRank)).toEqual([true, true, true, false, false])
})
