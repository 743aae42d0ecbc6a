import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

const progress = [
  'state',
  'reason',
  'game_note',
  'game_server',
  'game_reference',
  'attempts',
  'queued_at',
  'claimed_at',
  'settled_at',
]

export const deliveriesExport: readonly ExportSection[] = [
  {
    name: 'deliveries',
    description: {
      en: 'the items delivered to your characters',
      de: 'Gegenstände, die an deine Charaktere geschickt wurden',
    },
    columns: ['id', 'character_id', 'world', 'item_id', 'game_item', 'quantity', 'paid_coins', ...progress],
    from: (accountId) => sql`from task where account_id = ${accountId} and kind = 'delivery' order by id`,
  },
  {
    name: 'tasks',
    description: {
      en: 'what game servers were asked to do with your characters',
      de: 'was Spielserver mit deinen Charakteren tun sollten',
    },
    columns: ['id', 'kind', 'character_id', 'world', 'details', ...progress],
    from: (accountId) => sql`from task where account_id = ${accountId} and kind <> 'delivery' order by id`,
  },
]
