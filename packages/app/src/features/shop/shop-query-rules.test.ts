import { ShopQuery } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { changeShopQuery, hasFilters, shopSearch, withoutFilters } from './shop-query-rules.ts'

const read = (search: string) => readQuery(ShopQuery, new URLSearchParams(search))

test.each([
  '',
  '?page=3',
  '?category=costumes&maxPriceCoins=900&minPriceCoins=0&search=owl+of&sort=name&tag=on-sale&tag=temporary',
])('the address %j survives being read and written', (search) => {
  expect(shopSearch(read(search))).toBe(search)
})

test('a changed filter starts at the first page', () => {
  expect(shopSearch(changeShopQuery(read('page=4&category=pets'), { sort: 'name' }))).toBe(
    '?category=pets&sort=name',
  )
  expect(shopSearch(changeShopQuery(read('category=pets'), { page: 2 }))).toBe('?category=pets&page=2')
})

test('another category drops the subcategory of the old one', () => {
  const query = read('category=costumes&subcategory=hats')
  expect(shopSearch(changeShopQuery(query, { category: 'pets' }))).toBe('?category=pets')
  expect(shopSearch(changeShopQuery(query, { search: 'owl' }))).toBe(
    '?category=costumes&search=owl&subcategory=hats',
  )
})

test('an emptied filter leaves the address', () => {
  const query = read('search=owl&tag=on-sale&minPriceCoins=5')
  expect(shopSearch(changeShopQuery(query, { search: '', tag: [], minPriceCoins: undefined }))).toBe('')
})

test('reset takes every filter and keeps the order', () => {
  const query = read('search=owl&category=pets&subcategory=owls&tag=on-sale&maxPriceCoins=9&sort=name&page=2')
  expect(hasFilters(query)).toBe(true)
  expect(hasFilters(withoutFilters(query))).toBe(false)
  expect(shopSearch(withoutFilters(query))).toBe('?sort=name')
})
