import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { ShopQuery, listShopItems as endpoint } from '@olympus/contract/shop'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { nameRanks } from './name-ranks.ts'
import { coinRate, databaseTime, offerColumns, type OfferRow, offerTables, shopItemOf } from './offers.ts'
import { shopFacets } from './shop-facets.ts'
import { searchNameOf, searchPatterns } from './shop-rules.ts'
import { similarNames } from './similar-names.ts'

interface Request {
  readonly query: ShopQuery
  readonly accountId: number
  readonly locale: LocaleCode
  readonly at?: Sql
}

const searchNameIn = (locale: LocaleCode) =>
  sql`coalesce(item.search_name ->> ${locale}, item.search_name ->> 'en') collate "C"`

function filtersOf({ category, subcategory, minPriceCoins, maxPriceCoins, tag }: ShopQuery, at: Sql): Sql {
  const conditions = [sql`item_is_available(item, ${at})`]
  if (category !== undefined) conditions.push(sql`item.category_id = ${category}`)
  if (subcategory !== undefined) conditions.push(sql`item.subcategory_id = ${subcategory}`)
  if (minPriceCoins !== undefined) conditions.push(sql`item_price(item, ${at}) >= ${minPriceCoins}::bigint`)
  if (maxPriceCoins !== undefined) conditions.push(sql`item_price(item, ${at}) <= ${maxPriceCoins}::bigint`)
  if (tag && tag.length > 0)
    conditions.push(sql`(
      (${tag.includes('on-sale')} and item_is_on_sale(item, ${at}))
      or (${tag.includes('temporary')} and item.duration_hours is not null)
    )`)
  return join(conditions, ' and ')
}

interface FoundItem {
  readonly id: string
  readonly name: string
  readonly priceCoins: number
}

interface Found {
  readonly items: readonly FoundItem[]
  readonly isApproximate: boolean
}

const readItems = (queries: Queries, { locale }: Request, { at, condition }: { at: Sql; condition: Sql }) =>
  queries.query<FoundItem>(sql`
    select item.id, coalesce(item.name ->> ${locale}, item.name ->> 'en') as name, item_price(item, ${at}) as price_coins
    from item where ${condition}`)

/** Filtered items with names similar to the search; null if a name matches exactly. */
async function findSimilarItems(
  queries: Queries,
  request: Request,
  { at, filters }: { readonly at: Sql; readonly filters: Sql },
): Promise<Found | null> {
  const { query, locale } = request
  const search = searchNameOf(query.search ?? '')
  const rows = await queries.query<{ name: string }>(sql`
    select distinct ${searchNameIn(locale)} as name from item where item_is_available(item, ${at})`)
  const names = rows.map(({ name }) => name)
  if (names.some((name) => search.split(' ').every((word) => name.includes(word)))) return null
  const similar = similarNames(search, names)
  if (similar.length === 0) return null
  const condition = sql`${filters} and ${searchNameIn(locale)} = any(${similar}::text[])`
  const items = await readItems(queries, request, { at, condition })
  return items.length > 0 ? { items, isApproximate: true } : null
}

/** Items whose names contain every word of the search, or, without any match in the shop, similar names. */
async function findItems(queries: Queries, request: Request, at: Sql): Promise<Found> {
  const { query, locale } = request
  const filters = filtersOf(query, at)
  const patterns = searchPatterns(query.search ?? '')
  const condition =
    patterns.length > 0 ? sql`${filters} and ${searchNameIn(locale)} like all (${patterns})` : filters
  const items = await readItems(queries, request, { at, condition })
  const hasNoMatch = items.length === 0 && patterns.length > 0
  const similar = hasNoMatch ? await findSimilarItems(queries, request, { at, filters }) : null
  return similar ?? { items, isApproximate: false }
}

/** Sorts as a dictionary of the language does. No collation of the embedded database can. */
function sorted(items: readonly FoundItem[], sort: ShopQuery['sort'], locale: LocaleCode): FoundItem[] {
  const ranks = nameRanks(
    items.map(({ name }) => name),
    locale,
  )
  const byName = (one: FoundItem, other: FoundItem) =>
    (ranks.get(one.name) ?? 0) - (ranks.get(other.name) ?? 0) || (one.id < other.id ? -1 : 1)
  const orders: Record<ShopQuery['sort'], (one: FoundItem, other: FoundItem) => number> = {
    name: byName,
    '-name': (one, other) => byName(other, one),
    price: (one, other) => one.priceCoins - other.priceCoins || byName(one, other),
    '-price': (one, other) => other.priceCoins - one.priceCoins || byName(one, other),
  }
  return items.toSorted(orders[sort])
}

/** Lists the items for sale. Several tags match items with any of them. */
export async function listShopItems(queries: Queries, request: Request): Promise<DataOf<typeof endpoint>> {
  const { query, locale, at = databaseTime } = request
  const { page, pageSize, sort } = query
  const { items, isApproximate } = await findItems(queries, request, at)
  const ids = sorted(items, sort, locale)
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ id }) => id)
  const rows = await queries.query<OfferRow>(sql`
    select ${offerColumns(at)} from ${offerTables} where item.id = any(${ids}::text[])
    order by array_position(${ids}::text[], item.id)`)
  const rate = await coinRate(queries, request)
  return {
    entries: rows.map((row) => shopItemOf(row, rate, locale)),
    totalEntries: items.length,
    isApproximate,
    page,
    pageSize,
    ...(await shopFacets(queries, locale, at)),
  }
}
