import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const swapsExport: readonly ExportSection[] = [
  {
    name: 'character-swaps',
    description: {
      en: 'when you had characters activated and deactivated',
      de: 'wann du Charaktere aktivieren und deaktivieren ließt',
    },
    columns: ['id', 'character_id', 'kind', 'slot', 'task_id', 'state', 'requested_at', 'settled_at'],
    from: (accountId) => sql`from character_swap where account_id = ${accountId} order by id`,
  },
]
