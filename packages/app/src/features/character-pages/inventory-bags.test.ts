import { expect, test } from 'vitest'

import { filterBags, placeItems, wornInstead } from './inventory-bags.ts'

const item = (vnum: number, more: object = {}) => ({ vnum, amount: 1, ...more })
const names: Record<number, string> = { 1: 'İris', 2: 'Harpe', 3: 'Aspis' }
const rarityOf: Record<number, 'common' | 'mythic' | 'rare'> = { 1: 'common', 2: 'mythic', 3: 'rare' }
const texts = {
  lookOf: ({ vnum }: { vnum: number }) => ({
    name: names[vnum] ?? '',
    icon: 'help',
    rarity: rarityOf[vnum] ?? 'common',
    rarityLabel: '',
    upgrade: undefined,
  }),
  itemLabel: ({ vnum }: { vnum: number }) => names[vnum] ?? '',
}

const age = { isAgePrivate: false, asOf: null, gameServer: null, serverNow: '2025-06-12T09:41:00Z' }
const bags = placeItems(
  {
    ...age,
    bags: [
      { type: 0, size: 60, items: [1, 2, 3].map((vnum, position) => ({ position, item: item(vnum) })) },
      { type: 2, size: null, items: [{ position: 7, item: item(2) }] },
    ],
  },
  texts,
)
const shown = (query: object, tag = 'en-US') =>
  filterBags(bags, { sort: 'place', ...query }, tag).map(({ items }) => items.map(({ place }) => place))

test('places are unique in all bags', () => {
  expect(shown({})).toEqual([['0-0', '0-1', '0-2'], ['2-7']])
})

test('filters leave the bags, also empty ones', () => {
  expect(shown({ search: 'harp' })).toEqual([['0-1'], ['2-7']])
  expect(shown({ rarity: 'rare' })).toEqual([['0-2'], []])
  expect(shown({ search: 'iris' }, 'tr-TR')).toEqual([['0-0'], []])
})

test('items are sorted by place, by rarity or by name', () => {
  expect(shown({ sort: 'rarity' })[0]).toEqual(['0-1', '0-2', '0-0'])
  expect(shown({ sort: 'name' })[0]).toEqual(['0-2', '0-1', '0-0'])
})

test('an item is compared with the worn one of its slot, else of its kind', () => {
  const worn = [
    { slot: 0, item: item(2, { upgrade: 7 }) },
    { slot: 7, item: item(3) },
  ]
  expect(wornInstead(item(9), worn, 7)).toMatchObject({ vnum: 3 })
  expect(wornInstead(item(2), worn, 9)).toBeNull()
  expect(wornInstead(item(2), worn, null)).toMatchObject({ upgrade: 7 })
  expect(wornInstead(item(1), worn, null)).toBeNull()
})
