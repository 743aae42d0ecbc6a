import { ShopQuery } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { changeShopQuery, hasFilters, shopSearch, withoutFilters } from './shop-query-rules.ts'

const read = (search: string) => readQuery(ShopQuery, new URLSearchParams(search))

test.each([
  '',
  '?page=3',
  '?category=costumes&maxPriceCoins=900&minPriceCoins=0&search=owl+of&sort=name&tag=on-sale&tag=temporary',
])('reads the URL %j and writes it back unchanged', (search) => {
  expect(shopSearch(read(search))).toBe(search)
})

test('returns to the first page when a filter changes', () => {
  expect(shopSearch(changeShopQuery(read('page=4&category=pets'), { sort: 'name' }))).toBe(
    '?category=pets&sort=name',
  )
  expect(shopSearch(changeShopQuery(read('category=pets'), { page: 2 }))).toBe('?category=pets&page=2')
})

test('clears the subcategory when the category changes', () => {
  const query = read('category=costumes&subcategory=hats')
  expect(shopSearch(changeShopQuery(query, { category: 'pets' }))).toBe('?category=pets')
  expect(shopSearch(changeShopQuery(query, { search: 'owl' }))).toBe(
    '?category=costumes&search=owl&subcategory=hats',
  )
})

test('removes an emptied filter from the URL', () => {
  const query = read('search=owl&tag=on-sale&minPriceCoins=5')
  expect(shopSearch(changeShopQuery(query, { search: '', tag: [], minPriceCoins: undefined }))).toBe('')
})

test('resets every filter and keeps the sort order', () => {
  const query = read('search=owl&category=pets&subcategory=owls&tag=on-sale&maxPriceCoins=9&sort=name&page=2')
  expect(hasFilters(query)).toBe(true)
  expect(hasFilters(withoutFilters(query))).toBe(false)
  expect(shopSearch(withoutFilters(query))).toBe('?sort=name')
})
