import { expect, it } from 'vitest'
import { catalogProblems } from './catalog-rules.ts'

const item = (id: string, changes: object = {}) => ({
  id,
  categoryId: 'wings',
  subcategoryId: 'wings-all',
  priceCoins: 100,
  sale: null,
  availableFrom: new Date('2025-01-01T00:00:00Z'),
  availableUntil: null,
  isWheelTicket: false,
  drops: [],
  ...changes,
})

const coinPackage = (id: string, changes: object = {}) => ({
  id,
  isForSale: true,
  prices: { EUR: 499, JPY: 800, KWD: 1750 },
  ...changes,
})

const none = { packages: [], categories: [], items: [] }
const known = {
  packages: [coinPackage('oc-500')],
  categories: [
    { id: 'wings', subcategories: [{ id: 'wings-all' }] },
    { id: 'boxes', subcategories: [{ id: 'boxes-all' }] },
  ],
  items: [item('feather'), item('box', { drops: [{ itemId: 'feather', chancePerMille: 1000 }] })],
}
const startsAt = new Date('2025-02-01T00:00:00Z')

it('a catalog can refer to existing entries', () => {
  const drops = [
    { itemId: 'feather', chancePerMille: 400 },
    { itemId: 'down', chancePerMille: 600 },
  ]
  expect(catalogProblems({ ...none, items: [item('down'), item('box', { drops })] }, known)).toEqual([])
  expect(catalogProblems(known, none)).toEqual([])
})

it.each([
  [[item('a'), item('a'), item('a')], 'item a: is there twice'],
  [[item('a', { subcategoryId: 'boxes-all' })], 'item a: boxes-all is no subcategory of wings'],
  [
    [item('a', { sale: { priceCoins: 100, startsAt, endsAt: null } })],
    'item a: on sale it has to be cheaper than 100',
  ],
  [
    [item('a', { sale: { priceCoins: 90, startsAt, endsAt: startsAt } })],
    'item a: its sale ends before it starts',
  ],
  [
    [item('a', { availableUntil: new Date('2025-01-01T00:00:00Z') })],
    'item a: it leaves the shop before it comes',
  ],
  [[item('a', { drops: [{ itemId: 'a', chancePerMille: 1000 }] })], 'item a: holds itself'],
  [[item('a', { drops: [{ itemId: 'b', chancePerMille: 1000 }] })], 'item a: drop b is no item'],
  [
    [item('a', { drops: [{ itemId: 'feather', chancePerMille: 999 }] })],
    'item a: the chances of its drops add up to 999, not to 1000',
  ],
  [
    [
      item('ticket', { isWheelTicket: true }),
      item('a', { drops: [{ itemId: 'ticket', chancePerMille: 1000 }] }),
    ],
    'item a: holds wheel tickets (ticket), which are not sold for coins',
  ],
  [
    [item('feather', { isWheelTicket: true })],
    'item box: holds wheel tickets (feather), which are not sold for coins',
  ],
])('%#: refuses %j: %s', (items, problem) => {
  expect(catalogProblems({ ...none, items }, known)).toEqual([problem])
})

it('a subcategory stays in its category, and no category occurs twice', () => {
  const boxes = { id: 'boxes', subcategories: [{ id: 'wings-all' }] }
  expect(catalogProblems({ ...none, categories: [boxes, { ...boxes, subcategories: [] }] }, known)).toEqual([
    'category boxes: is there twice',
    'subcategory wings-all: belongs to category wings and stays there',
  ])
})

it.each([
  [[coinPackage('a'), coinPackage('a')], 'package a: is there twice'],
  [[coinPackage('a', { prices: { EUR: 499, EUX: 499 } })], 'package a: EUX is no currency'],
  [[coinPackage('a', { prices: { KWD: 1755 } })], 'package a: its price in KWD has to end in 0'],
  [[coinPackage('a', { prices: {} })], 'package a: it is for sale and has no price'],
])('refuses packages: %#', (packages, problem) => {
  expect(catalogProblems({ ...none, packages }, known)).toEqual([problem])
})

it('a package that is not for sale needs no price', () => {
  const packages = [coinPackage('a', { isForSale: false, prices: {} })]
  expect(catalogProblems({ ...none, packages }, known)).toEqual([])
})
