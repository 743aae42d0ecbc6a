import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const purchaseExport: readonly ExportSection[] = [
  {
    name: 'purchases',
    description: { en: 'your purchases of Olympus Coins', de: 'deine Käufe von Olympus Coins' },
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
      en: 'what you declared for each purchase',
      de: 'was du bei jedem Kauf erklärt hast',
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
