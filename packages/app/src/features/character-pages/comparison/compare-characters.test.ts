import {
  sampleCharacterView,
  sampleEquipment,
  sampleOwnFacts,
} from '@olympus/api-client/mocks/sample-character-pages'
import type { CharacterItem } from '@olympus/contract/character-item'
import { expect, it } from 'vitest'

import { compareSlots, compareValues } from './compare-characters.ts'

const one = sampleCharacterView(311)
const sword: CharacterItem = { vnum: 1, amount: 1, rarity: 3, upgrade: 9 }

it('compares the values of two characters', () => {
  const other = { ...one, level: 88, own: { ...sampleOwnFacts, defense: 2000 } }
  const values = compareValues(one, other)
  expect(values.find(({ name }) => name === 'level')).toMatchObject({ values: [93, 88], difference: 5 })
  expect(values.find(({ name }) => name === 'defense')).toMatchObject({ difference: -160 })
  expect(values.find(({ name }) => name === 'fire')).toMatchObject({ values: [78, 78], difference: 0 })
})

it('has no difference to what is unknown', () => {
  const other = { ...one, own: { ...sampleOwnFacts, mp: null, resistances: null } }
  const values = compareValues(one, other)
  for (const unknown of ['mp', 'fire', 'water', 'light', 'shadow'])
    expect(values.find(({ name }) => name === unknown)).toMatchObject({ difference: null })
  expect(values.find(({ name }) => name === 'mp')?.values).toEqual([12_260, null])
})

it('compares every known slot, also if nobody wears anything there', () => {
  const slots = compareSlots(sampleEquipment.items, sampleEquipment.items)
  expect(slots).toHaveLength(18)
  expect(slots.every(({ isSame }) => isSame)).toBe(true)
  expect(compareSlots([], []).every(({ items }) => items[0] === null && items[1] === null)).toBe(true)
})

it('names the figures that differ', () => {
  const [weapon] = compareSlots(
    [{ slot: 0, item: sword }],
    [{ slot: 0, item: { ...sword, upgrade: 7 } }],
  ).filter(({ slot }) => slot === 0)
  expect(weapon?.isSame).toBe(false)
  expect(weapon?.figures).toMatchObject([{ kind: 'upgrade', difference: 2 }])
})

it('tells specialist cards by their upgrades', () => {
  const card = (upgrade: number): CharacterItem => ({
    vnum: 3,
    amount: 1,
    upgrade: 0,
    specialist: { level: 90, upgrade, points: {}, perfection: {} },
  })
  const compared = compareSlots([{ slot: 12, item: card(15) }], [{ slot: 12, item: card(0) }])
  expect(compared.find(({ slot }) => slot === 12)).toMatchObject({
    isSame: false,
    figures: [{ kind: 'upgrade', difference: 15 }],
  })
})

it('tells other items and other rarities from equal ones', () => {
  const isSame = (other: CharacterItem | null) =>
    compareSlots([{ slot: 0, item: sword }], other ? [{ slot: 0, item: other }] : []).find(
      ({ slot }) => slot === 0,
    )?.isSame
  expect(isSame(sword)).toBe(true)
  expect(isSame({ ...sword, vnum: 2 })).toBe(false)
  expect(isSame({ ...sword, rarity: 4 })).toBe(false)
  expect(isSame(null)).toBe(false)
})

it('keeps unknown slots and several items in one slot', () => {
  const slots = compareSlots(
    [
      { slot: 42, item: sword },
      { slot: 42, item: { ...sword, vnum: 2 } },
    ],
    [{ slot: 41, item: sword }],
  )
  expect(slots.slice(18).map(({ key }) => key)).toEqual(['41-0', '42-0', '42-1'])
})
