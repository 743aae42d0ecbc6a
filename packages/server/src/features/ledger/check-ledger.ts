import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { type LedgerReport, verifyLedger } from './verify-ledger.ts'

async function remember(transaction: Transaction, { drifts }: LedgerReport): Promise<void> {
  // Entries are never rewritten: a running balance that was wrong once stays so in the report, and holds nobody for ever.
  const names = drifts
    .filter(({ balanceCoins, entriesCoins }) => balanceCoins !== entriesCoins)
    .map(({ name }) => name)
  await transaction.execute(sql`
    delete from ledger_drift using ledger_account as account
    where account.id = ledger_account_id and account.name <> all(${names}::text[])`)
  await transaction.execute(sql`
    insert into ledger_drift (ledger_account_id)
    select id from ledger_account where name = any(${names}::text[])
    on conflict do nothing`)
}

/** Raises the alarm when a balance is not what its entries say, and stops spending from it until it is again. */
export async function checkLedger(database: Database, log: Log): Promise<void> {
  const report = await database.transaction(async (transaction) => {
    // All entries of all players: the limits of serving would cut that short.
    await transaction.script('set local statement_timeout = 0')
    const found = await verifyLedger(transaction)
    await remember(transaction, found)
    return found
  })
  if (report.isSound) log.debug({ accounts: report.accounts, entries: report.entries }, 'ledger is sound')
  else log.error({ report }, 'ledger has drifted')
}
