import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const securityEventsExport: readonly ExportSection[] = [
  {
    name: 'security-events',
    description: {
      en: 'security events of your account',
      de: 'was die Sicherheit deines Kontos betraf',
    },
    columns: ['id', 'kind', 'session_id', 'user_agent', 'address', 'created_at'],
    from: (accountId) => sql`from security_event where account_id = ${accountId} order by id`,
  },
]
