import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const passkeysExport: readonly ExportSection[] = [
  {
    name: 'passkeys',
    description: { en: 'your passkeys by name', de: 'deine Passkeys mit ihren Namen' },
    columns: ['name', 'is_synced', 'created_at', 'last_used_at'],
    from: (accountId) => sql`from passkey where account_id = ${accountId} order by id`,
  },
]
