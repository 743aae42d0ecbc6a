import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const spendingLimitsExport: readonly ExportSection[] = [
  {
    name: 'spending-limits',
    description: {
      en: 'the spending limits you set',
      de: 'die Grenzen, die du deinen Käufen gesetzt hast',
    },
    columns: ['period', 'max_coins', 'raised_max_coins', 'raised_at'],
    from: (accountId) => sql`from spending_limit where account_id = ${accountId} order by period`,
  },
]
