import type { LocaleCode } from '@olympus/contract/locales'
import type { Rarity, ShopItemDetail } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { type LocalizedText, textsIn } from '../../localized-text.ts'
import { readCoinRate } from './coin-rate.ts'
import { databaseTime, offerColumns, type OfferRow, offerTables, shopItemOf } from './offers.ts'
import { itemLimits } from './purchase-limits.ts'

interface Request {
  readonly itemId: string
  readonly accountId: number
  readonly locale: LocaleCode
  readonly at?: Sql
}

interface Row extends OfferRow {
  readonly description: LocalizedText
  readonly maxQuantity: number
}

interface DropRow {
  readonly itemId: string
  readonly name: LocalizedText
  readonly icon: string
  readonly rarity: Rarity
  readonly quantity: number
  readonly chancePerMille: number
}

/**
 * Reads an item that is for sale, with its remaining limits for the player. Drops are sorted rarest first.
 */
export async function getShopItem(
  queries: Queries,
  { itemId, accountId, locale, at = databaseTime }: Request,
): Promise<ShopItemDetail | Failure<'NOT_FOUND'>> {
  const row = await queries.maybeOne<Row>(sql`
    select ${offerColumns(at)}, item.description, item.max_quantity from ${offerTables}
    where item.id = ${itemId} and item_is_available(item, ${at})`)
  if (!row) return new Failure('NOT_FOUND')
  const drops = await queries.query<DropRow>(sql`
    select item.id as item_id, item.name, item.icon, item.rarity, item_drop.quantity, chance_per_mille
    from item_drop join item on item.id = item_drop.item_id
    where box_item_id = ${itemId} order by chance_per_mille, item.id`)
  return {
    ...shopItemOf(row, await readCoinRate(queries, { accountId, locale }), locale),
    ...textsIn({ name: row.name, description: row.description }, locale),
    maxQuantity: row.maxQuantity,
    limits: await itemLimits(queries, { accountId, itemId }, at),
    drops: drops.map((drop) => ({ ...drop, ...textsIn({ name: drop.name }, locale) })),
  }
}
