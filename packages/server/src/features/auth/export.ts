import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const authExport: readonly ExportSection[] = [
  {
    name: 'consents',
    description: {
      en: 'the terms and policies you accepted',
      de: 'die Bedingungen und Erklärungen, die du akzeptiert hast',
    },
    columns: ['document', 'version', 'locale', 'address', 'given_at'],
    from: (accountId) => sql`from account_consent where account_id = ${accountId} order by id`,
  },
]
