import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const shopExport: readonly ExportSection[] = [
  {
    name: 'shop-orders',
    description: {
      cn: '你在商城购买的物品',
      hk: '你在商城購買的物品',
      cz: 'tvoje nákupy v obchodě',
      de: 'was du im Shop gekauft hast',
      en: 'what you bought in the shop',
      es: 'lo que has comprado en la tienda',
      fr: 'ce que tu as acheté dans la boutique',
      it: 'ciò che hai acquistato nel negozio',
      pl: 'twoje zakupy w sklepie',
      tr: 'mağazadan satın aldıkların',
    },
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
    description: {
      cn: '你送出的礼物',
      hk: '你送出的禮物',
      cz: 'dárky od tebe',
      de: 'was du anderen geschenkt hast',
      en: 'the gifts you sent',
      es: 'los regalos que has enviado',
      fr: 'les cadeaux que tu as envoyés',
      it: 'i regali che hai inviato',
      pl: 'wysłane przez ciebie prezenty',
      tr: 'gönderdiğin hediyeler',
    },
    columns: ['order_id', 'character.name as character', 'message', 'shop_order.created_at'],
    from: (accountId) =>
      sql`from gift
          join shop_order on shop_order.id = order_id
          join character on character.id = shop_order.character_id
          where gift.account_id = ${accountId} order by order_id`,
  },
  {
    name: 'gifts-received',
    description: {
      cn: '你收到的礼物',
      hk: '你收到的禮物',
      cz: 'dárky pro tebe',
      de: 'was andere dir geschenkt haben',
      en: 'the gifts you received',
      es: 'los regalos que has recibido',
      fr: 'les cadeaux que tu as reçus',
      it: 'i regali che hai ricevuto',
      pl: 'otrzymane przez ciebie prezenty',
      tr: 'aldığın hediyeler',
    },
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
