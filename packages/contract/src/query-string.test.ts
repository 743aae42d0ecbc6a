import { describe, expect, it } from 'vitest'
import { decodeQuery, encodeQuery } from './query-string.ts'
import { z } from './schema.ts'
import { ShopQuery } from './shop.ts'

const parse = (text: string) => z.safeParse(ShopQuery, decodeQuery(ShopQuery, new URLSearchParams(text)))

describe('decodeQuery', () => {
  it('reads numbers, lists and text by field type', () => {
    expect(parse('search=10&page=3&tag=on-sale&tag=temporary').data).toEqual({
      search: '10',
      page: 3,
      pageSize: 12,
      tag: ['on-sale', 'temporary'],
      sort: '-price',
    })
  })

  it.each([
    ['text in place of a number', 'page=two'],
    ['a fraction', 'page=1.5'],
    ['a value past its bound', 'pageSize=101'],
    ['an unknown name', 'color=red'],
    ['a single value given twice', 'page=1&page=2'],
    ['a name of the object prototype', '__proto__=1'],
    ['an empty number', 'page='],
  ])('lets the schema refuse %s', (_, text) => {
    expect(parse(text).success).toBe(false)
  })
})

describe('encodeQuery', () => {
  it('writes what decodeQuery reads back', () => {
    const query = {
      search: 'a&b=ü',
      page: 2,
      pageSize: 12,
      tag: ['temporary' as const],
      sort: 'name' as const,
    }
    expect(parse(encodeQuery(query)).data).toEqual(query)
  })

  it('sorts names and omits undefined values', () => {
    expect(encodeQuery({ page: 2, category: undefined, item: 'x' })).toBe('item=x&page=2')
  })
})
