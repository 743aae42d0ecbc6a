import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'
import { openCouponCode } from './coupon-secrets.ts'

export const couponsExport: readonly ExportSection[] = [
  {
    name: 'coupons',
    description: {
      cn: '你领取的兑换券及其代码，以及由已删除角色的物品和被拒收的奖励转成的兑换券',
      hk: '你領取的兌換券及其代碼，以及由已刪除角色的物品和被拒收的獎勵轉成的兌換券',
      cz: 'kupony, které máš uplatněné, i s kódy, a kupony z předmětů smazaných postav a z odmítnutých odměn',
      de: 'Gutscheine, die du eingelöst hast, mit ihren Codes, und solche aus Gegenständen gelöschter Charaktere und abgelehnten Belohnungen',
      en: 'the coupons you claimed, with their codes, and those made of items of deleted characters and of refused rewards',
      es: 'los cupones que has canjeado, con sus códigos, y los creados a partir de objetos de personajes eliminados y de recompensas rechazadas',
      fr: 'les coupons que tu as utilisés, avec leurs codes, et ceux issus d’objets de personnages supprimés et de récompenses refusées',
      it: 'i coupon che hai riscattato, con i loro codici, e quelli creati da oggetti di personaggi eliminati e da premi rifiutati',
      pl: 'wykorzystane przez ciebie kupony z ich kodami oraz kupony z przedmiotów usuniętych postaci i z odrzuconych nagród',
      tr: 'kullandığın kuponlar ve kodları ile silinen karakterlerin eşyalarından ve reddedilen ödüllerden oluşan kuponlar',
    },
    columns: [
      'id',
      'code_box as code',
      'coins',
      'tickets',
      'item_id',
      'game_item',
      'from_character_id',
      'spin_id',
      'exchange_id',
      'quantity',
      'claimed_at',
      'redeemed_at',
      'character_id',
      'delivery_id',
    ],
    from: (accountId) => sql`from coupon where account_id = ${accountId} order by id`,
    open: { code: openCouponCode },
  },
]
