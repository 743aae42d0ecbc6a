import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { ShopQuery, listShopItems as endpoint } from '@olympus/contract/shop'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { coinRate, databaseTime, offerColumns, type OfferRow, offerTables, shopItemOf } from './offers.ts'
import { shopFacets } from './shop-facets.ts'
import { searchPatterns } from './shop-rules.ts'

interface Request {
  readonly query: ShopQuery
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

function conditionsOf({ query, locale }: Request, at: Sql): Sql {
  const { search, category, subcategory, minPriceCoins, maxPriceCoins, tag } = query
  const conditions = [sql`item_is_available(item, ${at})`]
  if (category !== undefined) conditions.push(sql`item.category_id = ${category}`)
  if (subcategory !== undefined) conditions.push(sql`item.subcategory_id = ${subcategory}`)
  if (minPriceCoins !== undefined) conditions.push(sql`item_price(item, ${at}) >= ${minPriceCoins}::bigint`)
  if (maxPriceCoins !== undefined) conditions.push(sql`item_price(item, ${at}) <= ${maxPriceCoins}::bigint`)
  if (tag && tag.length > 0)
    conditions.push(sql`(
      (${tag.includes('on-sale')} and item_is_on_sale(item, ${at}))
      or (${tag.includes('temporary')} and item.available_until is not null)
    )`)
  const patterns = searchPatterns(search ?? '')
  if (patterns.length > 0) conditions.push(sql`${nameIn(locale)} like all (${patterns})`)
  return join(conditions, ' and ')
}

/** What is for sale now. With several tags, items that carry one of them. */
export async function listShopItems(queries: Queries, request: Request): Promise<DataOf<typeof endpoint>> {
  const { query, locale, at = databaseTime } = request
  const { page, pageSize, sort } = query
  const conditions = conditionsOf(request, at)
  const { total } = await queries.one<{ total: number }>(
    sql`select count(*) as total from item where ${conditions}`,
  )
  const rows = await queries.query<OfferRow>(sql`
    select ${offerColumns(at)} from ${offerTables} where ${conditions}
    order by ${orderBy[sort](locale)} limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const rate = await coinRate(queries)
  return {
    entries: rows.map((row) => shopItemOf(row, rate, locale)),
    totalEntries: total,
    page,
    pageSize,
    ...(await shopFacets(queries, locale, at)),
  }
}
