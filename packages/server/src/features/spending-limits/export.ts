import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const spendingLimitsExport: readonly ExportSection[] = [
  {
    name: 'spending-limits',
    description: {
      cn: '你设置的消费限额',
      hk: '你設定的消費限額',
      cz: 'limity útraty, které máš nastavené',
      de: 'die Ausgabenlimits, die du dir gesetzt hast',
      en: 'the spending limits you set',
      es: 'los límites de gasto que te has puesto',
      fr: 'les limites de dépenses que tu as fixées',
      it: 'i limiti di spesa che hai impostato',
      pl: 'ustawione przez ciebie limity wydatków',
      tr: 'belirlediğin harcama sınırları',
    },
    columns: ['period', 'max_coins', 'raised_max_coins', 'raised_at'],
    from: (accountId) => sql`from spending_limit where account_id = ${accountId} order by period`,
  },
]
