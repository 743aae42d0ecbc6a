import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { ShopQuery, listShopItems as endpoint } from '@olympus/contract/shop'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
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

const nameIn = (locale: LocaleCode) =>
  sql`coalesce(item.search_name ->> ${locale}, item.search_name ->> 'en') collate "C"`

const orderBy: Record<ShopQuery['sort'], (locale: LocaleCode) => Sql> = {
  name: (locale) => sql`${nameIn(locale)}, item.id`,
  '-name': (locale) => sql`${nameIn(locale)} desc, item.id desc`,
  price: (locale) => sql`price_coins, ${nameIn(locale)}, item.id`,
  '-price': (locale) => sql`price_coins desc, ${nameIn(locale)}, item.id`,
}

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

const countOf = async (queries: Queries, condition: Sql) =>
  (await queries.one<{ total: number }>(sql`select count(*) as total from item where ${condition}`)).total

interface Found {
  readonly condition: Sql
  readonly total: number
  readonly isApproximate: boolean
}

/** Filtered items with names similar to the search; null if a name matches exactly. */
async function findSimilarItems(
  queries: Queries,
  { query, locale }: Request,
  { at, filters }: { readonly at: Sql; readonly filters: Sql },
): Promise<Found | null> {
  const search = searchNameOf(query.search ?? '')
  const rows = await queries.query<{ name: string }>(sql`
    select distinct ${nameIn(locale)} as name from item where item_is_available(item, ${at})`)
  const names = rows.map(({ name }) => name)
  if (names.some((name) => search.split(' ').every((word) => name.includes(word)))) return null
  const similar = similarNames(search, names)
  if (similar.length === 0) return null
  const condition = sql`${filters} and ${nameIn(locale)} = any(${similar}::text[])`
  const total = await countOf(queries, condition)
  return total > 0 ? { condition, total, isApproximate: true } : null
}

/** Items whose names contain every word of the search, or, without any match in the shop, similar names. */
async function findItems(queries: Queries, request: Request, at: Sql): Promise<Found> {
  const { query, locale } = request
  const filters = filtersOf(query, at)
  const patterns = searchPatterns(query.search ?? '')
  const condition =
    patterns.length > 0 ? sql`${filters} and ${nameIn(locale)} like all (${patterns})` : filters
  const total = await countOf(queries, condition)
  const hasNoMatch = total === 0 && patterns.length > 0
  const similar = hasNoMatch ? await findSimilarItems(queries, request, { at, filters }) : null
  return similar ?? { condition, total, isApproximate: false }
}

/** Lists the items for sale. Several tags match items with any of them. */
export async function listShopItems(queries: Queries, request: Request): Promise<DataOf<typeof endpoint>> {
  const { query, locale, at = databaseTime } = request
  const { page, pageSize, sort } = query
  const { condition, total, isApproximate } = await findItems(queries, request, at)
  const rows = await queries.query<OfferRow>(sql`
    select ${offerColumns(at)} from ${offerTables} where ${condition}
    order by ${orderBy[sort](locale)} limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const rate = await coinRate(queries, request)
  return {
    entries: rows.map((row) => shopItemOf(row, rate, locale)),
    totalEntries: total,
    isApproximate,
    page,
    pageSize,
    ...(await shopFacets(queries, locale, at)),
  }
}
