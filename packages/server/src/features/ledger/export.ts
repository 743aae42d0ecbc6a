import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const ledgerExport: readonly ExportSection[] = [
  {
    name: 'ledger-entries',
    description: {
      cn: '你的余额（“player”）和欠款（“debt”）的每次变动',
      hk: '你的餘額（「player」）和欠款（「debt」）的每次變動',
      cz: 'každá změna tvého zůstatku („player“) a tvého dluhu („debt“)',
      de: 'jede Änderung deines Guthabens („player“) und dessen, was du schuldest („debt“)',
      en: 'every change to your balance ("player") and to what you owe ("debt")',
      es: 'cada cambio de tu saldo («player») y de lo que debes («debt»)',
      fr: 'chaque changement de ton solde («\u00a0player\u00a0») et de ce que tu dois («\u00a0debt\u00a0»)',
      it: 'ogni modifica del tuo saldo («player») e di ciò che devi («debt»)',
      pl: 'każda zmiana twojego salda („player”) i twojego długu („debt”)',
      tr: 'bakiyendeki (“player”) ve borcundaki (“debt”) her değişiklik',
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
