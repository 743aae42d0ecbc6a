import type { LocaleCode } from '@olympus/contract/locales'
import type { Rarity, ShopOrder } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type LocalizedText, textIn } from '../../localized-text.ts'
import { deliveryColumns, deliveryOf, type DeliveryRow } from '../deliveries/delivery-view.ts'

interface Row extends DeliveryRow {
  readonly id: number
  readonly createdAt: Date
  readonly itemId: string
  readonly itemName: LocalizedText
  readonly icon: string
  readonly rarity: Rarity
  readonly quantity: number
  readonly unitPriceCoins: number
  readonly totalPriceCoins: number
  readonly characterId: number
  readonly characterName: string
}

const selection = sql`
  select shop_order.id, shop_order.created_at, shop_order.item_id, item.name as item_name, item.icon, item.rarity,
    shop_order.quantity, unit_price_coins, total_price_coins,
    shop_order.character_id, character.name as character_name,
    ${deliveryColumns}
  from shop_order
  join item on item.id = shop_order.item_id
  join character on character.id = shop_order.character_id
  join delivery on delivery.id = shop_order.delivery_id`

const orderOf = (row: Row, locale: LocaleCode): ShopOrder => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  item: { id: row.itemId, name: textIn(row.itemName, locale), icon: row.icon, rarity: row.rarity },
  quantity: row.quantity,
  unitPriceCoins: row.unitPriceCoins,
  totalPriceCoins: row.totalPriceCoins,
  character: { id: row.characterId, name: row.characterName },
  delivery: deliveryOf(row),
})

export async function shopOrder(
  queries: Queries,
  { orderId, locale }: { readonly orderId: number; readonly locale: LocaleCode },
): Promise<ShopOrder> {
  return orderOf(await queries.one<Row>(sql`${selection} where shop_order.id = ${orderId}`), locale)
}

/** The orders that a clause chooses, in its order. */
export async function readShopOrders(
  queries: Queries,
  clause: Sql,
  locale: LocaleCode,
): Promise<ShopOrder[]> {
  const rows = await queries.query<Row>(sql`${selection} ${clause}`)
  return rows.map((row) => orderOf(row, locale))
}
