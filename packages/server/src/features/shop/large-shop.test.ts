import type { ShopQuery } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createItem } from '../../testing/game-data.ts'
import { preparedData } from '../../testing/prepared-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { createShopList } from './list-shop-items.ts'

const database = withTestDatabase()
const listShopItems = createShopList(database)
const items = 10_000

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'owl', name: { en: 'Owl of Athena' }, categoryId: 'pets', priceCoins: 77 })
  await createItem(database, { id: 'pattern', categoryId: 'tokens', priceCoins: 1 })
  await database.execute(sql`
    insert into item (
      id, name, description, search_name, icon, rarity, category_id, subcategory_id, price_coins, max_quantity
    )
    select 'token-' || n, jsonb_build_object('en', 'Token ' || lpad(n::text, 5, '0')), '{"en":"-"}',
      jsonb_build_object('en', 'token ' || lpad(n::text, 5, '0')), 'coins', 'common', 'tokens', 'tokens-all', 100 + n, 99
    from generate_series(3, ${items}::int) as n`)
})

const list = async (query: Partial<ShopQuery>) =>
  preparedData(
    await listShopItems({
      query: { sort: 'price', page: 1, pageSize: 12, ...query },
      accountId: 1,
      locale: 'en',
    }),
  )

const idsOf = async (query: Partial<ShopQuery>) => (await list(query)).entries.map(({ id }) => id)

it('shows the last of 10,000 items on the last page, in every order', async () => {
  const { totalEntries, totalItems } = await list({})
  expect([totalEntries, totalItems]).toEqual([items, items])
  const last = { page: Math.ceil(items / 12) }
  expect((await idsOf({ ...last, sort: 'price' })).at(-1)).toBe(`token-${items}`)
  expect((await idsOf({ ...last, sort: '-price' })).at(-1)).toBe('pattern')
  expect((await idsOf({ ...last, sort: 'name' })).at(-1)).toBe(`token-${items}`)
  expect((await idsOf({ ...last, sort: '-name' })).at(-1)).toBe('pattern')
  expect(await idsOf({ page: last.page + 1 })).toEqual([])
})

it('pages have no gaps or repeats', async () => {
  for (const page of [2, 50, 100]) {
    const numbers = Array.from({ length: 100 }, (_, index) => (page - 1) * 100 + index + 1)
    expect(await idsOf({ page, pageSize: 100, sort: 'name' })).toEqual(
      numbers.map((number) => `token-${number}`),
    )
  }
})

it('filters and searches 10,000 items correctly', async () => {
  expect(await idsOf({ category: 'pets' })).toEqual(['owl'])
  expect(await idsOf({ minPriceCoins: 5100, maxPriceCoins: 5102 })).toEqual([
    'token-5000',
    'token-5001',
    'token-5002',
  ])
  expect(await idsOf({ search: '0499' })).toEqual(
    ['499', ...Array.from({ length: 10 }, (_, digit) => `499${digit}`)]
      .map((number) => `token-${number}`)
      .filter((id) => id === 'token-499' || id.length === 10),
  )
  expect(await list({ search: 'owl of athnea' })).toMatchObject({
    isApproximate: true,
    totalEntries: 1,
    entries: [{ id: 'owl' }],
  })
})
