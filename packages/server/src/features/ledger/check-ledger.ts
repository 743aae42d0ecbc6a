import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { type Metrics, noMetrics } from '../../metrics/metrics.ts'
import { type LedgerReport, verifyLedger } from './verify-ledger.ts'

async function storeDrifts(transaction: Transaction, { drifts }: LedgerReport): Promise<void> {
  // Entries are immutable, so a past running balance that was wrong stays in the report forever. It must not
  // block the account forever: only a wrong current balance counts.
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

/**
 * Compares balances with their entries. Logs an error if any differ, and blocks spending from those
 * balances until they match again.
 */
export async function checkLedger(database: Database, log: Log, metrics: Metrics = noMetrics): Promise<void> {
  const report = await database.transaction(async (transaction) => {
    // Reads every entry of every player, which takes longer than a request may.
    await transaction.script('set local statement_timeout = 0')
    const report = await verifyLedger(transaction)
    await storeDrifts(transaction, report)
    return report
  })
  metrics.count('olympus_ledger_checks_total', { outcome: report.isSound ? 'sound' : 'drifted' })
  if (report.isSound) {
    metrics.ledgerIsSound()
    log.debug({ accounts: report.accounts, entries: report.entries }, 'ledger is sound')
  } else log.error({ report }, 'ledger has drifted')
}
