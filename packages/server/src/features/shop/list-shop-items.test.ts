import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import { ShopQuery } from '@olympus/contract/shop'
import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createItem } from '../../testing/game-data.ts'
import { preparedData } from '../../testing/prepared-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { getShopItem } from './get-shop-item.ts'
import { createShopList } from './list-shop-items.ts'

const database = withTestDatabase()
const listShopItems = createShopList(database)
const saleStart = new Date('2026-03-01T12:00:00.000Z')
const saleEnd = new Date('2026-03-08T12:00:00.000Z')
const leaves = new Date('2026-04-01T00:00:00.000Z')

const at = (time: Date, shiftMs = 0) => sql`${new Date(time.getTime() + shiftMs)}::timestamptz`

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, {
    id: 'wings-of-ikaros',
    name: { en: 'Wings of Ikaros', de: 'Flügel des Ikarus' },
    categoryId: 'costumes',
    priceCoins: 3000,
    sale: { priceCoins: 2400, startsAt: saleStart, endsAt: saleEnd },
  })
  await createItem(database, {
    id: 'owl-of-athena',
    name: { en: 'Owl of Athena', de: 'Eule der Athene' },
    categoryId: 'pets',
    priceCoins: 1800,
  })
  await createItem(database, {
    id: 'pithos',
    name: { en: 'Pithos of Pandora' },
    categoryId: 'boxes',
    priceCoins: 450,
    availableUntil: leaves,
    durationHours: 72,
  })
  await createItem(database, {
    id: 'obol',
    name: { en: 'Charon’s Obol 100%', de: 'Äußerster Obol' },
    categoryId: 'boxes',
    priceCoins: 20,
    availableUntil: new Date('2999-01-01T00:00:00Z'),
  })
})

async function list(query: Record<string, unknown> = {}, locale: LocaleCode = 'en', time = saleStart) {
  const request = { query: z.parse(ShopQuery, query), accountId: 1, locale, at: at(time) }
  return preparedData(await listShopItems(request))
}

const idsOf = (data: Awaited<ReturnType<typeof list>>) => data.entries.map(({ id }) => id)

it('lists everything for sale, most expensive first, with all filter values', async () => {
  const data = await list()
  expect(idsOf(data)).toEqual(['wings-of-ikaros', 'owl-of-athena', 'pithos', 'obol'])
  expect(data).toMatchObject({
    totalEntries: 4,
    totalItems: 4,
    tagTotals: { onSale: 1, temporary: 1 },
    highestPriceCoins: 2400,
  })
  expect(data.categories.find(({ id }) => id === 'boxes')).toMatchObject({
    totalItems: 2,
    subcategories: [{ id: 'boxes-all' }],
  })
  expect(data.entries[0]?.realPrice).toEqual({ amountCents: 2396, currency: 'EUR' })
})

it('sorts by name in the language of the request, and by the current price', async () => {
  expect(idsOf(await list({ sort: 'name' }))).toEqual(['obol', 'owl-of-athena', 'pithos', 'wings-of-ikaros'])
  expect(idsOf(await list({ sort: 'name' }, 'de'))).toEqual([
    'obol',
    'owl-of-athena',
    'wings-of-ikaros',
    'pithos',
  ])
  expect(idsOf(await list({ sort: '-name' }))).toEqual(['wings-of-ikaros', 'pithos', 'owl-of-athena', 'obol'])
  expect(idsOf(await list({ sort: 'price' }))).toEqual(['obol', 'pithos', 'owl-of-athena', 'wings-of-ikaros'])
})

it('searches the localized name without case and accents, and takes wildcards literally', async () => {
  expect(idsOf(await list({ search: 'IKAROS' }))).toEqual(['wings-of-ikaros'])
  expect(idsOf(await list({ search: 'flugel' }, 'de'))).toEqual(['wings-of-ikaros'])
  expect(idsOf(await list({ search: 'Ausserster' }, 'de'))).toEqual(['obol'])
  expect(idsOf(await list({ search: 'athena owl' }))).toEqual(['owl-of-athena'])
  expect(idsOf(await list({ search: '100%' }))).toEqual(['obol'])
  expect(idsOf(await list({ search: 'o%' }))).toEqual([])
  expect(idsOf(await list({ search: '_' }))).toEqual([])
  for (const hostile of ["' or 1=1 --", "'; drop table item; --", String.raw`\' union select 1`, '\u{1F98A}'])
    expect(idsOf(await list({ search: hostile }))).toEqual([])
  expect((await list({ search: 'flügel' }, 'en')).totalEntries).toBe(0)
})

it('shows items with similar names in the requested order if no name matches', async () => {
  const byPrice = await list({ search: 'ovl', sort: 'price' })
  expect([idsOf(byPrice), byPrice.isApproximate]).toEqual([['owl-of-athena'], true])
  const german = await list({ search: 'fluegel des ikarsu' }, 'de')
  expect([idsOf(german), german.isApproximate]).toEqual([['wings-of-ikaros'], true])
  expect((await list({ search: 'owl' })).isApproximate).toBe(false)
  expect(await list({ search: 'owl', category: 'boxes' })).toMatchObject({
    totalEntries: 0,
    isApproximate: false,
  })
  expect(await list({ search: 'ovl', category: 'boxes' })).toMatchObject({
    totalEntries: 0,
    isApproximate: false,
  })
  expect(idsOf(await list({ search: 'pithso' }, 'en', leaves))).toEqual([])
})

it('falls back to English for a missing translation', async () => {
  const names = (await list({ sort: 'price' }, 'fr')).entries.map(({ name }) => name)
  expect(names).toEqual(['Charon’s Obol 100%', 'Pithos of Pandora', 'Owl of Athena', 'Wings of Ikaros'])
})

it('filters by category, subcategory, price and tag', async () => {
  expect(idsOf(await list({ category: 'boxes' }))).toEqual(['pithos', 'obol'])
  expect(idsOf(await list({ subcategory: 'pets-all' }))).toEqual(['owl-of-athena'])
  expect(idsOf(await list({ category: 'nothing' }))).toEqual([])
  expect(idsOf(await list({ minPriceCoins: 450, maxPriceCoins: 2400 }))).toEqual([
    'wings-of-ikaros',
    'owl-of-athena',
    'pithos',
  ])
  expect(idsOf(await list({ maxPriceCoins: Number.MAX_SAFE_INTEGER, minPriceCoins: 2401 }))).toEqual([])
  expect(idsOf(await list({ tag: ['on-sale'] }))).toEqual(['wings-of-ikaros'])
  expect(idsOf(await list({ tag: ['on-sale', 'temporary'] }))).toEqual(['wings-of-ikaros', 'pithos'])
})

it('is paged, and a page past the end is empty but has the correct total', async () => {
  expect(idsOf(await list({ page: 2, pageSize: 3 }))).toEqual(['obol'])
  expect(await list({ page: 9, pageSize: 3 })).toMatchObject({ entries: [], totalEntries: 4, page: 9 })
})

it('a sale includes its first millisecond but not its last', async () => {
  const priceAt = async (time: Date, shiftMs: number) => {
    const item = await getShopItem(database, {
      itemId: 'wings-of-ikaros',
      accountId: 0,
      locale: 'en',
      at: at(time, shiftMs),
    })
    return 'priceCoins' in item ? [item.priceCoins, item.sale !== null] : item.key
  }
  expect(await priceAt(saleStart, -1)).toEqual([3000, false])
  expect(await priceAt(saleStart, 0)).toEqual([2400, true])
  expect(await priceAt(saleEnd, -1)).toEqual([2400, true])
  expect(await priceAt(saleEnd, 0)).toEqual([3000, false])
})

it('an offer with an end leaves the shop on time', async () => {
  const lookAt = (shiftMs: number) =>
    getShopItem(database, { itemId: 'pithos', accountId: 0, locale: 'en', at: at(leaves, shiftMs) })
  expect(await lookAt(-1)).toMatchObject({
    id: 'pithos',
    availableUntil: leaves.toISOString(),
    durationHours: 72,
  })
  expect(await lookAt(0)).toMatchObject({ key: 'NOT_FOUND' })
  expect(idsOf(await list({ category: 'boxes' }, 'en', leaves))).toEqual(['obol'])
})

it('a sale shows the lowest price of the 30 days before it', async () => {
  const day = (days: number) => new Date(saleStart.getTime() + days * 86_400_000)
  const record = (isSale: boolean, priceCoins: number, [from, until]: readonly [number, number]) =>
    database.execute(sql`
      insert into item_price_history (item_id, is_sale, price_coins, valid_from, valid_until)
      values ('owl-of-athena', ${isSale}, ${priceCoins}, ${day(from)}, ${day(until)})`)
  const lowest = async () => {
    const item = await getShopItem(database, {
      itemId: 'owl-of-athena',
      accountId: 0,
      locale: 'en',
      at: at(saleStart),
    })
    return 'sale' in item ? item.sale?.lowestPriceCoins : null
  }
  await createItem(database, {
    id: 'owl-of-athena',
    categoryId: 'pets',
    priceCoins: 1800,
    sale: { priceCoins: 1500, startsAt: saleStart, endsAt: null },
  })
  expect(await lowest()).toBe(1800)
  await record(true, 900, [-60, -30])
  expect(await lowest()).toBe(1800)
  await record(true, 1600, [-40, -29])
  expect(await lowest()).toBe(1600)
  await record(true, 1400, [-3, -2])
  expect(await lowest()).toBe(1400)
})

it('shows prices in the currency of the language, even while no coins are for sale', async () => {
  const realPrice = async () => (await list({}, 'pl')).entries[0]?.realPrice
  expect(await realPrice()).toEqual({ amountCents: 10_316, currency: 'PLN' })
  await database.execute(sql`update coin_package set is_for_sale = false`)
  expect(await realPrice()).toEqual({ amountCents: 2396, currency: 'EUR' })
  await database.execute(sql`update coin_package set is_for_sale = true`)
})

it.each([
  ['cz', ['Chrám', 'Hůl', 'Čepice'], ['hul', 'cepice']],
  ['pl', ['Łuk', 'Laska', 'Młot'], ['luk', 'mlot']],
  ['tr', ['Işık', 'İğne', 'Halat'], ['IŞIK', 'igne']],
  ['cn', ['银弓', '金苹果', '北风之靴'], ['弓', '苹果']],
] as const)('sorts and searches %s names like its readers', async (locale, names, searches) => {
  const category = `shelf-${locale}`
  for (const [index, name] of names.entries())
    await createItem(database, {
      id: `${locale}-${index}`,
      name: { en: `Thing ${index}`, [locale]: name },
      categoryId: category,
      priceCoins: 5,
      availableUntil: leaves,
    })
  const namesOf = async (query: Record<string, unknown>) =>
    (await list({ category, ...query }, locale)).entries.map(({ name }) => name)
  const inOrder = names.toSorted(new Intl.Collator(tagOf(locale)).compare)
  expect(await namesOf({ sort: 'name' })).toEqual(inOrder)
  expect(await namesOf({ sort: '-name' })).toEqual(inOrder.toReversed())
  expect(await namesOf({ sort: 'price' })).toEqual(inOrder)
  for (const search of searches) expect(await namesOf({ search })).toHaveLength(1)
})
