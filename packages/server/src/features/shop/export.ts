import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const shopExport: readonly ExportSection[] = [
  {
    name: 'shop-orders',
    description: { en: 'what you bought in the shop', de: 'was du im Shop gekauft hast' },
    columns: [
      'id',
      'character_id',
      'item_id',
      'quantity',
      'unit_price_coins',
      'total_price_coins',
      'is_on_sale',
      'is_temporary',
      'delivery_id',
      'created_at',
    ],
    from: (accountId) => sql`from shop_order where account_id = ${accountId} order by id`,
  },
  {
    name: 'gifts-given',
    description: { en: 'the gifts you sent', de: 'was du anderen geschenkt hast' },
    columns: ['order_id', 'character.name as character', 'message', 'shop_order.created_at'],
    from: (accountId) =>
      sql`from gift
          join shop_order on shop_order.id = order_id
          join character on character.id = shop_order.character_id
          where gift.account_id = ${accountId} order by order_id`,
  },
  {
    name: 'gifts-received',
    description: { en: 'the gifts you received', de: 'was andere dir geschenkt haben' },
    columns: [
      'order_id',
      'username as giver',
      'shop_order.character_id',
      'shop_order.item_id',
      'shop_order.quantity',
      'message',
      'shop_order.created_at',
      'state',
      'settled_at',
    ],
    from: (accountId) =>
      sql`from gift
          join account on account.id = gift.account_id
          join shop_order on shop_order.id = order_id
          join task on task.id = delivery_id
          where recipient_id = ${accountId} order by order_id`,
  },
]
