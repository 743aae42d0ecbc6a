import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const sessionsExport: readonly ExportSection[] = [
  {
    name: 'sessions',
    description: { en: 'the devices you logged in on', de: 'Geräte, die sich angemeldet haben' },
    columns: [
      'id',
      'user_agent',
      'address',
      'is_kept',
      'created_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'end_reason',
    ],
    from: (accountId) => sql`from session where account_id = ${accountId} order by created_at, id`,
  },
]
