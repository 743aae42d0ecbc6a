import { expect, test } from 'vitest'

import { sortedIntoSlots, type EquippedItem } from './equipment-slots.ts'

const itemIn = (slot: number, name = 'Item'): EquippedItem => ({
  slot,
  name,
  icon: 'trident',
  rarity: 'common',
  rarityLabel: 'Common',
})

const specified = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 100]

test('returns all 18 slots in reading order for any equipment', () => {
  for (const items of [[], [itemIn(100), itemIn(3)], specified.map((code) => itemIn(code)).toReversed()]) {
    const { body, shelf, others } = sortedIntoSlots(items)
    expect([...body, ...shelf].map(({ code }) => code)).toEqual(specified)
    expect([...body, ...shelf].filter(({ item }) => item)).toHaveLength(items.length)
    expect(others).toEqual([])
  }
})

test('puts an item into the slot of its code', () => {
  const { body, shelf } = sortedIntoSlots([itemIn(2, 'Hat'), itemIn(100, 'Trophy')])
  expect(body.find(({ code }) => code === 2)?.item?.name).toBe('Hat')
  expect(shelf.at(-1)?.item?.name).toBe('Trophy')
})

test('keeps items with an unknown code and second items for a slot', () => {
  const { body, others } = sortedIntoSlots([itemIn(17, 'Cloak'), itemIn(7, 'Ring'), itemIn(7, 'Other ring')])
  expect(body.find(({ code }) => code === 7)?.item?.name).toBe('Ring')
  expect(others.map(({ item }) => item?.name)).toEqual(['Cloak', 'Other ring'])
  expect(new Set(others.map(({ key }) => key)).size).toBe(2)
})
