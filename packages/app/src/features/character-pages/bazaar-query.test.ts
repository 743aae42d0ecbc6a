import { expect, it } from 'vitest'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { arrange, bazaarColumns, BazaarQuery, readSort } from './bazaar-query.ts'

const row = (name: string, { price: pricePerItem = 0, proceeds = 0n, day = 12 }) => ({
  state: proceeds > 0n ? ('sold' as const) : ('onSale' as const),
  look: { name },
  pricePerItem,
  proceeds,
  expiresAt: `2025-06-${day}T09:41:00Z`,
})

const rows = [
  row('Harpe', { price: 20, proceeds: 9_007_199_254_740_993n, day: 12 }),
  row('Ärmel', { price: 10, proceeds: 9_007_199_254_740_992n, day: 14 }),
  row('Zaum', { price: 30, day: 13 }),
]
const namesOf = (query: Partial<BazaarQuery>) => arrange(rows, query, 'de-DE').map(({ look }) => look.name)

it('keeps the order of the game without a sort', () => {
  expect(namesOf({})).toEqual(['Harpe', 'Ärmel', 'Zaum'])
})

it.each([
  ['item', ['Ärmel', 'Harpe', 'Zaum']],
  ['-item', ['Zaum', 'Harpe', 'Ärmel']],
  ['price', ['Ärmel', 'Harpe', 'Zaum']],
  ['income', ['Zaum', 'Ärmel', 'Harpe']],
  ['-income', ['Harpe', 'Ärmel', 'Zaum']],
  ['left', ['Harpe', 'Ärmel', 'Zaum']],
  ['-left', ['Zaum', 'Harpe', 'Ärmel']],
] as const)('sorts by %s', (sort, names) => {
  expect(namesOf({ sort })).toEqual(names)
})

it('filters by state and by a part of the name', () => {
  expect(namesOf({ state: 'sold' })).toEqual(['Harpe', 'Ärmel'])
  expect(namesOf({ search: 'ÄR' })).toEqual(['Ärmel'])
  expect(namesOf({ state: 'expired' })).toEqual([])
})

it('reads each sort back from the URL, and drops what is not one', () => {
  for (const columnId of bazaarColumns) {
    expect(readSort(columnId)).toEqual({ columnId, direction: 'ascending' })
    expect(readSort(`-${columnId}`)).toEqual({ columnId, direction: 'descending' })
  }
  const search = new URLSearchParams('state=lost&search=harpe&sort=-income')
  expect(readQuery(BazaarQuery, search)).toEqual({ search: 'harpe', sort: '-income' })
})
