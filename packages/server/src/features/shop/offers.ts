import type { LocaleCode } from '@olympus/contract/locales'
import type { Rarity, ShopItem } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import { type LocalizedText, textsIn } from '../../localized-text.ts'
import type { CoinRate } from './coin-rate.ts'
import { realAmountCents } from './shop-rules.ts'

/** The time at which offers are evaluated: the database time of the statement. Tests replace it. */
export const databaseTime = sql`now()`

export interface OfferRow {
  readonly id: string
  readonly name: LocalizedText
  readonly icon: string
  readonly rarity: Rarity
  readonly categoryId: string
  readonly categoryName: LocalizedText
  readonly subcategoryId: string
  readonly subcategoryName: LocalizedText
  readonly priceCoins: number
  readonly regularPriceCoins: number
  readonly isOnSale: boolean
  readonly saleEndsAt: Date | null
  readonly lowestPriceCoins: number
  readonly availableUntil: Date | null
  readonly durationHours: number | null
}

/** The columns of an OfferRow at a given time, from `item`, `item_category` and `item_subcategory`. */
export const offerColumns = (at: Sql): Sql => sql`
  item.id, item.name, item.icon, item.rarity,
  item.category_id, item_category.name as category_name, item.subcategory_id, item_subcategory.name as subcategory_name,
  item_price(item, ${at}) as price_coins, item.price_coins as regular_price_coins,
  item_is_on_sale(item, ${at}) as is_on_sale, item.sale_ends_at, item.available_until, item.duration_hours,
  coalesce(
    (select min(history.price_coins) from item_price_history as history
      where history.item_id = item.id and history.valid_from < item.sale_starts_at
        and (history.valid_until is null or history.valid_until > item.sale_starts_at - interval '30 days')),
    item.price_coins
  ) as lowest_price_coins`

export const offerTables = sql`
  item
  join item_category on item_category.id = item.category_id
  join item_subcategory on item_subcategory.id = item.subcategory_id`

export const shopItemOf = (row: OfferRow, rate: CoinRate, locale: LocaleCode): ShopItem => ({
  id: row.id,
  ...textsIn({ name: row.name }, locale),
  icon: row.icon,
  rarity: row.rarity,
  category: { id: row.categoryId, ...textsIn({ name: row.categoryName }, locale) },
  subcategory: { id: row.subcategoryId, ...textsIn({ name: row.subcategoryName }, locale) },
  priceCoins: row.priceCoins,
  sale: row.isOnSale
    ? {
        regularPriceCoins: row.regularPriceCoins,
        lowestPriceCoins: row.lowestPriceCoins,
        endsAt: row.saleEndsAt?.toISOString() ?? null,
      }
    : null,
  realPrice: { amountCents: realAmountCents(row.priceCoins, rate), currency: rate.currency },
  availableUntil: row.availableUntil?.toISOString() ?? null,
  durationHours: row.durationHours,
})
