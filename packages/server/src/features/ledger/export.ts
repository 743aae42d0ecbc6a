import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const ledgerExport: readonly ExportSection[] = [
  {
    name: 'ledger-entries',
    description: {
      en: 'every change to your balance ("player") and to what you owe ("debt")',
      de: 'jede Änderung deines Guthabens ("player") und dessen, was du schuldest ("debt")',
    },
    columns: [
      'ledger_entry.id',
      'ledger_transaction.created_at',
      "split_part(ledger_account.name, ':', 1) as account",
      'kind',
      'reference',
      'coins',
      'balance_after_coins',
    ],
    from: (accountId) =>
      sql`from ledger_entry
          join ledger_account on ledger_account.id = ledger_account_id
          join ledger_transaction on ledger_transaction.id = transaction_id
          where ledger_account.account_id = ${accountId} order by ledger_entry.id`,
  },
]
