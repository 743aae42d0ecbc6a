import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const purchaseExport: readonly ExportSection[] = [
  {
    name: 'purchases',
    description: {
      cn: '你购买 Olympus Coins 的记录',
      hk: '你購買 Olympus Coins 的紀錄',
      cz: 'tvoje nákupy Olympus Coins',
      de: 'deine Käufe von Olympus Coins',
      en: 'your purchases of Olympus Coins',
      es: 'tus compras de Olympus Coins',
      fr: 'tes achats d’Olympus Coins',
      it: 'i tuoi acquisti di Olympus Coins',
      pl: 'twoje zakupy Olympus Coins',
      tr: 'Olympus Coins satın almaların',
    },
    columns: [
      'id',
      'package_id',
      'coins',
      'bonus_coins',
      'amount_cents',
      'currency',
      'method',
      'locale',
      'provider',
      'payment_reference',
      'state',
      'failure',
      'created_at',
      'paid_at',
      'failed_at',
      'expired_at',
      'refunded_cents',
      'disputed_cents',
      'returned_at',
      'withdrawn_at',
    ],
    from: (accountId) => sql`from donation where account_id = ${accountId} order by id`,
  },
  {
    name: 'purchase-consents',
    description: {
      cn: '你在每次购买时作出的声明',
      hk: '你在每次購買時作出的聲明',
      cz: 'tvoje prohlášení ke každému nákupu',
      de: 'was du bei jedem Kauf erklärt hast',
      en: 'what you declared for each purchase',
      es: 'lo que declaraste en cada compra',
      fr: 'ce que tu as déclaré pour chaque achat',
      it: 'ciò che hai dichiarato per ogni acquisto',
      pl: 'twoje oświadczenia przy każdym zakupie',
      tr: 'her satın almada beyan ettiklerin',
    },
    columns: [
      'donation_id as purchase_id',
      'kind',
      'text_version',
      'purchase_consent.locale',
      'client_address',
      'given_at',
    ],
    from: (accountId) =>
      sql`from purchase_consent join donation on donation.id = donation_id
          where account_id = ${accountId} order by donation_id, kind`,
  },
]
