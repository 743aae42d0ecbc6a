import { expect, test } from 'vitest'

import { hasRarityName, rarityOf } from './item-rarity.ts'

test('an item has its own rarity, else that of its kind', () => {
  expect(rarityOf(4, 'rare')).toBe('legendary')
  expect(rarityOf(undefined, 'rare')).toBe('rare')
  expect(rarityOf(undefined, 'shiny')).toBe('common')
  expect(rarityOf(undefined, null)).toBe('common')
})

test('unknown numbers keep a color, but have no name', () => {
  expect([-2, 9].map((code) => rarityOf(code, null))).toEqual(['common', 'mythic'])
  expect([-2, 0, 5, 6, undefined].map(hasRarityName)).toEqual([false, true, true, false, true])
})
