import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const devicesExport: readonly ExportSection[] = [
  {
    name: 'known-devices',
    description: {
      en: 'when a browser was first and last recognized',
      de: 'wann ein Browser zum ersten und zum letzten Mal wiedererkannt wurde',
    },
    columns: ['first_seen_at', 'last_seen_at'],
    from: (accountId) => sql`from known_device where account_id = ${accountId} order by first_seen_at`,
  },
]
