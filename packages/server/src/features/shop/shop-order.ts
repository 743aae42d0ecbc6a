import type { LocaleCode } from '@olympus/contract/locales'
import type { GiftDirection, Rarity, ShopOrder } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type LocalizedText, textsIn } from '../../localized-text.ts'
import { deliveryColumns, deliveryOf, type DeliveryRow } from '../deliveries/delivery-view.ts'

interface ShopOrderRow extends DeliveryRow {
  readonly id: number
  readonly createdAt: Date
  readonly itemId: string
  readonly itemName: LocalizedText
  readonly icon: string
  readonly rarity: Rarity
  readonly categoryId: string
  readonly categoryName: LocalizedText
  readonly subcategoryId: string
  readonly subcategoryName: LocalizedText
  readonly quantity: number
  readonly unitPriceCoins: number
  readonly totalPriceCoins: number
  readonly isOnSale: boolean
  readonly isTemporary: boolean
  readonly characterId: number
  readonly characterName: string
  readonly accountId: number
  readonly giver: string | null
  readonly message: string | null
}

/** The account that views the order. Giver and recipient of a gift see different prices. */
interface Viewer {
  readonly accountId: number
  readonly locale: LocaleCode
}

const selectShopOrder = sql`
  select shop_order.id, shop_order.created_at, shop_order.item_id, item.name as item_name, item.icon, item.rarity,
    category.id as category_id, category.name as category_name,
    subcategory.id as subcategory_id, subcategory.name as subcategory_name,
    shop_order.quantity, unit_price_coins, total_price_coins, is_on_sale, is_temporary,
    shop_order.character_id, character.name as character_name,
    shop_order.account_id, giver.username as giver, gift.message,
    ${deliveryColumns}
  from shop_order
  join item on item.id = shop_order.item_id
  left join item_version as ordered
    on ordered.item_id = shop_order.item_id and ordered.version = shop_order.item_version
  join item_category as category on category.id = coalesce(ordered.offer ->> 'categoryId', item.category_id)
  join item_subcategory as subcategory
    on subcategory.id = coalesce(ordered.offer ->> 'subcategoryId', item.subcategory_id)
  join character on character.id = shop_order.character_id
  join task on task.id = shop_order.delivery_id
  left join gift on gift.order_id = shop_order.id
  left join account as giver on giver.id = gift.account_id`

function orderOf(row: ShopOrderRow, { accountId, locale }: Viewer): ShopOrder {
  const isReceived = row.accountId !== accountId
  const direction: GiftDirection = isReceived ? 'gift-received' : 'gift-given'
  const delivery = deliveryOf(row)
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    item: { id: row.itemId, ...textsIn({ name: row.itemName }, locale), icon: row.icon, rarity: row.rarity },
    category: { id: row.categoryId, ...textsIn({ name: row.categoryName }, locale) },
    subcategory: { id: row.subcategoryId, ...textsIn({ name: row.subcategoryName }, locale) },
    quantity: row.quantity,
    unitPriceCoins: isReceived ? 0 : row.unitPriceCoins,
    totalPriceCoins: isReceived ? 0 : row.totalPriceCoins,
    paymentMethod: 'coins',
    isOnSale: row.isOnSale,
    isTemporary: row.isTemporary,
    gift: row.giver === null ? null : { direction, giver: row.giver, message: row.message },
    character: { id: row.characterId, name: row.characterName },
    // Refunds go to the payer, not to the recipient.
    delivery: isReceived ? { ...delivery, isRefunded: false } : delivery,
  }
}

export async function shopOrder(
  queries: Queries,
  { orderId, ...viewer }: Viewer & { readonly orderId: number },
): Promise<ShopOrder> {
  return orderOf(
    await queries.one<ShopOrderRow>(sql`${selectShopOrder} where shop_order.id = ${orderId}`),
    viewer,
  )
}

/** Reads the orders that a clause selects. The clause must select only orders or gifts of the viewer. */
export async function readShopOrders(queries: Queries, clause: Sql, viewer: Viewer): Promise<ShopOrder[]> {
  const rows = await queries.query<ShopOrderRow>(sql`${selectShopOrder} ${clause}`)
  return rows.map((row) => orderOf(row, viewer))
}
