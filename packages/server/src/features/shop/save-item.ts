import type { Rarity } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { LocalizedText } from '../../localized-text.ts'
import { searchNameOf } from './shop-rules.ts'

export interface Item {
  readonly id: string
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly icon: string
  readonly rarity: Rarity
  readonly categoryId: string
  readonly subcategoryId: string
  readonly priceCoins: number
  readonly sale: {
    readonly priceCoins: number
    readonly startsAt: Date
    readonly endsAt: Date | null
  } | null
  readonly availableFrom: Date
  /** Null for an item without an end date. */
  readonly availableUntil: Date | null
  /** Set for a temporary item: how long it lasts after its delivery. */
  readonly durationHours: number | null
  /** An item that the game turns into tickets of the fortune wheel. Never for sale. */
  readonly isWheelTicket: boolean
  readonly maxQuantity: number
  /** How many pieces one account can buy; null for no limit. */
  readonly maxPerAccount: number | null
  readonly periodLimit: { readonly period: 'day' | 'week' | 'month'; readonly maxQuantity: number } | null
}

/** Inserts or updates an item. The database records its price history. */
export async function saveItem(queries: Queries, item: Item): Promise<void> {
  const { id, name, description, icon, rarity, sale } = item
  const searchName = Object.fromEntries(
    Object.entries(name).map(([locale, text]) => [locale, searchNameOf(text)]),
  )
  await queries.execute(sql`
    insert into item (
      id, name, description, search_name, icon, rarity, category_id, subcategory_id, price_coins,
      sale_price_coins, sale_starts_at, sale_ends_at, available_from, available_until, duration_hours,
      is_wheel_ticket, max_quantity, max_per_account, max_per_period, limit_period
    ) values (
      ${id}, ${name}, ${description}, ${searchName}, ${icon}, ${rarity}, ${item.categoryId}, ${item.subcategoryId},
      ${item.priceCoins}, ${sale?.priceCoins ?? null}, ${sale?.startsAt ?? null}, ${sale?.endsAt ?? null},
      ${item.availableFrom}, ${item.availableUntil}, ${item.durationHours}, ${item.isWheelTicket}, ${item.maxQuantity},
      ${item.maxPerAccount}, ${item.periodLimit?.maxQuantity ?? null}, ${item.periodLimit?.period ?? null}
    )
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, search_name = excluded.search_name,
      icon = excluded.icon, rarity = excluded.rarity, category_id = excluded.category_id,
      subcategory_id = excluded.subcategory_id, price_coins = excluded.price_coins,
      sale_price_coins = excluded.sale_price_coins, sale_starts_at = excluded.sale_starts_at,
      sale_ends_at = excluded.sale_ends_at, available_from = excluded.available_from,
      available_until = excluded.available_until,
      duration_hours = excluded.duration_hours, is_wheel_ticket = excluded.is_wheel_ticket, max_quantity = excluded.max_quantity,
      max_per_account = excluded.max_per_account, max_per_period = excluded.max_per_period,
      limit_period = excluded.limit_period`)
}
