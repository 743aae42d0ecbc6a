import { expect, test } from 'vitest'

import { itemsUsedOf, otherItemsOf } from './item-rules.ts'

test('items of no kind are the rest', () => {
  const totals = { itemsUsed: 20, potionsUsed: 8, foodUsed: 3 }
  expect(itemsUsedOf(totals)).toBe(20)
  expect(otherItemsOf(totals)).toBe(9)
  expect(itemsUsedOf({})).toBe(0)
})

test('items are never fewer than those of all kinds', () => {
  const totals = { itemsUsed: 2, potionsUsed: 8, mysteryBoxesUsed: 3 }
  expect(itemsUsedOf(totals)).toBe(11)
  expect(otherItemsOf(totals)).toBe(0)
  expect(itemsUsedOf({ snacksUsed: 4 })).toBe(4)
})
