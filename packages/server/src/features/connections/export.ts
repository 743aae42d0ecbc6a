import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const connectionsExport: readonly ExportSection[] = [
  {
    name: 'connections',
    description: { en: 'the accounts you connected', de: 'Konten anderswo, die du verbunden hast' },
    columns: ['provider', 'external_id', 'name', 'connected_at'],
    from: (accountId) => sql`from chat_connection where account_id = ${accountId}`,
  },
]
