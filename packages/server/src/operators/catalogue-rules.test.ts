import { expect, test } from 'vitest'
import { catalogueProblems } from './catalogue-rules.ts'

const item = (id: string, changes: object = {}) => ({
  id,
  categoryId: 'wings',
  subcategoryId: 'wings-all',
  priceCoins: 100,
  sale: null,
  availableFrom: new Date('2025-01-01T00:00:00Z'),
  availableUntil: null,
  drops: [],
  ...changes,
})

const none = { categories: [], items: [] }
const known = {
  categories: [
    { id: 'wings', subcategories: [{ id: 'wings-all' }] },
    { id: 'boxes', subcategories: [{ id: 'boxes-all' }] },
  ],
  items: [item('feather')],
}
const startsAt = new Date('2025-02-01T00:00:00Z')

test('a catalogue may build on what is there', () => {
  const drops = [
    { itemId: 'feather', chancePerMille: 400 },
    { itemId: 'down', chancePerMille: 600 },
  ]
  expect(catalogueProblems({ categories: [], items: [item('down'), item('box', { drops })] }, known)).toEqual(
    [],
  )
  expect(catalogueProblems(known, none)).toEqual([])
})

test.each([
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
])('%#: %j is refused: %s', (items, problem) => {
  expect(catalogueProblems({ categories: [], items }, known)).toEqual([problem])
})

test('a subcategory stays in its category, and no category is there twice', () => {
  const boxes = { id: 'boxes', subcategories: [{ id: 'wings-all' }] }
  expect(
    catalogueProblems({ categories: [boxes, { ...boxes, subcategories: [] }], items: [] }, known),
  ).toEqual([
    'category boxes: is there twice',
    'subcategory wings-all: belongs to category wings and stays there',
  ])
})
