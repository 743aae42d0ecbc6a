import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const deliveriesExport: readonly ExportSection[] = [
  {
    name: 'deliveries',
    description: {
      en: 'the items delivered to your characters',
      de: 'Gegenstände, die an deine Charaktere geschickt wurden',
    },
    columns: [
      'id',
      'character_id',
      'item_id',
      'quantity',
      'paid_coins',
      'state',
      'reason',
      'game_note',
      'game_server',
      'attempts',
      'queued_at',
      'claimed_at',
      'settled_at',
    ],
    from: (accountId) => sql`from delivery where account_id = ${accountId} order by id`,
  },
]
