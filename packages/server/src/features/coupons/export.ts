import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const couponsExport: readonly ExportSection[] = [
  {
    name: 'coupons',
    description: {
      en: 'the coupons you claimed, and those made of items of deleted characters',
      de: 'Gutscheine, die du eingelöst hast, und solche aus Gegenständen gelöschter Charaktere',
    },
    columns: [
      'id',
      'coins',
      'item_id',
      'game_item',
      'from_character_id',
      'quantity',
      'claimed_at',
      'redeemed_at',
      'character_id',
      'delivery_id',
    ],
    from: (accountId) => sql`from coupon where account_id = ${accountId} order by id`,
  },
]
