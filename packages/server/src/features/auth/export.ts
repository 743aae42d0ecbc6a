import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const authExport: readonly ExportSection[] = [
  {
    name: 'consents',
    description: {
      cn: '你接受的条款和政策',
      hk: '你接受的條款和政策',
      cz: 'podmínky a zásady, se kterými souhlasíš',
      de: 'die Bedingungen und Erklärungen, die du akzeptiert hast',
      en: 'the terms and policies you accepted',
      es: 'las condiciones y políticas que has aceptado',
      fr: 'les conditions et politiques que tu as acceptées',
      it: 'i termini e le informative che hai accettato',
      pl: 'zaakceptowane przez ciebie regulaminy i zasady',
      tr: 'kabul ettiğin şartlar ve politikalar',
    },
    columns: ['document', 'version', 'locale', 'address', 'given_at'],
    from: (accountId) => sql`from account_consent where account_id = ${accountId} order by id`,
  },
]
