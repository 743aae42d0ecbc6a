import { LogQuery } from '@olympus/contract/paging'
import { ShopQuery } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { readQuery } from './read-query.ts'

const shopQuery = (search: string) => readQuery(ShopQuery, new URLSearchParams(search))

test('parses every field by its type', () => {
  expect(shopQuery('search=owl&category=pets&minPriceCoins=5&tag=on-sale&tag=temporary&page=3')).toEqual({
    search: 'owl',
    category: 'pets',
    minPriceCoins: 5,
    tag: ['on-sale', 'temporary'],
    page: 3,
    pageSize: 12,
    sort: '-price',
  })
})

test.each([
  'page=0',
  'page=x',
  'page=1.5',
  'page=2&page=3',
  'sort=random',
  'minPriceCoins=-1',
  'tag=free',
  'utm=mail',
])('leaves out %s and keeps the rest', (wrong) => {
  expect(shopQuery(`category=pets&${wrong}`)).toEqual({
    category: 'pets',
    page: 1,
    pageSize: 12,
    sort: '-price',
  })
})

test('uses the defaults for an empty query', () => {
  expect(readQuery(LogQuery, new URLSearchParams())).toEqual({ page: 1, pageSize: 10 })
})
