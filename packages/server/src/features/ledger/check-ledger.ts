import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { type Metrics, noMetrics } from '../../metrics/metrics.ts'
import { batchEntries, inBatch } from './in-batches.ts'
import { lastSealed, lockSeals, sealEntries } from './seal-entries.ts'
import {
  type LedgerReport,
  ledgerSize,
  readAccounts,
  type ReadAccounts,
  verifyLedger,
} from './verify-ledger.ts'

const accountsPerBatch = 20_000

/** Accounts whose balance is not what the checkpoint and newer entries sum to. */
async function findSuspects(database: Database): Promise<number[]> {
  const { last } = await database.one<{ last: number | null }>(
    sql`select max(id) as last from ledger_account`,
  )
  const suspects: number[] = []
  for (let after = 0; after < (last ?? 0); after += accountsPerBatch) {
    const rows = await inBatch(database, async (transaction) => {
      await lockSeals(transaction)
      const sealed = await lastSealed(transaction)
      return transaction.query<{ id: number }>(sql`
        select account.id from ledger_account as account
        left join ledger_checkpoint as known on known.ledger_account_id = account.id
        left join (
          select ledger_account_id, sum(coins) as coins from ledger_entry where id > ${sealed} group by ledger_account_id
        ) as newer on newer.ledger_account_id = account.id
        where account.id > ${after} and account.id <= ${after + accountsPerBatch} and balance_coins is not null
          and balance_coins <> coalesce(known.coins, 0) + coalesce(newer.coins, 0)`)
    })
    suspects.push(...rows.map(({ id }) => id))
  }
  return suspects
}

/** Reads the transactions of entries after this one. */
async function findUnbalanced(database: Database, sealed: number): Promise<number[]> {
  const { last } = await database.one<{ last: number | null }>(sql`select max(id) as last from ledger_entry`)
  const unbalanced: number[] = []
  for (let after = sealed; after < (last ?? 0); after += batchEntries) {
    const rows = await inBatch(database, (transaction) =>
      transaction.query<{ id: number }>(sql`
        select transaction_id as id from ledger_entry
        where transaction_id in (
          select transaction_id from ledger_entry where id > ${after} and id <= ${after + batchEntries}
        )
        group by transaction_id having count(*) < 2 or sum(coins) <> 0
        order by transaction_id`),
    )
    unbalanced.push(...rows.map(({ id }) => id))
  }
  return [...new Set(unbalanced)]
}

async function storeDrifts(transaction: Transaction, { drifts }: LedgerReport): Promise<void> {
  // Entries are immutable, so a past running balance that was wrong stays in the report forever. It
  // must not
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

/** Recomputes checkpoints that were found wrong: another seal may have been added since. */
async function repairCheckpoints(
  database: Database,
  { wrongCheckpoints }: Pick<ReadAccounts, 'wrongCheckpoints'>,
  log: Log,
): Promise<void> {
  if (wrongCheckpoints.length === 0) return
  const accounts = wrongCheckpoints.map(({ ledgerAccountId }) => ledgerAccountId)
  log.error({ accounts }, 'ledger checkpoint was wrong')
  await inBatch(database, async (transaction) => {
    await lockSeals(transaction)
    const again = await readAccounts(transaction, sql`account.id = any(${accounts}::bigint[])`)
    for (const { ledgerAccountId, sealedCoins, sealedEntries } of again.wrongCheckpoints)
      await transaction.execute(sql`
        insert into ledger_checkpoint (ledger_account_id, coins, entries)
        values (${ledgerAccountId}, ${sealedCoins}, ${sealedEntries})
        on conflict (ledger_account_id) do update set coins = excluded.coins, entries = excluded.entries`)
  })
}

interface Observers {
  readonly log: Log
  readonly metrics: Metrics
}

/** Blocks spending from drifted balances until they match again, and logs an error if there are any. */
async function conclude(
  database: Database,
  report: LedgerReport,
  { log, metrics }: Observers,
): Promise<LedgerReport> {
  await database.transaction((transaction) => storeDrifts(transaction, report), { isRepeatable: true })
  metrics.count('olympus_ledger_checks_total', { outcome: report.isSound ? 'sound' : 'drifted' })
  if (report.isSound) {
    metrics.ledgerIsSound()
    log.debug({ accounts: report.accounts, entries: report.entries }, 'ledger is sound')
  } else log.error({ report }, 'ledger has drifted')
  return report
}

/**
 * Compares all balances with the checkpoint and the entries since. An account that differs is read
 * from its first entry: a wrong checkpoint blocks nobody.
 */
export async function checkLedger(
  database: Database,
  log: Log,
  metrics: Metrics = noMetrics,
): Promise<LedgerReport> {
  const before = await lastSealed(database)
  await sealEntries(database)
  const suspects = await findSuspects(database)
  const { drifts, wrongCheckpoints } = await inBatch(database, (transaction) =>
    readAccounts(transaction, sql`account.id = any(${suspects}::bigint[])`),
  )
  await repairCheckpoints(database, { wrongCheckpoints }, log)
  const unbalancedTransactions = await findUnbalanced(database, before)
  const report = {
    ...(await ledgerSize(database)),
    isSound: drifts.length === 0 && unbalancedTransactions.length === 0,
    drifts,
    unbalancedTransactions,
    changedEntries: [],
  }
  return conclude(database, report, { log, metrics })
}

/** Verifies the whole history and the checkpoint itself. */
export async function checkWholeLedger(
  database: Database,
  log: Log,
  metrics: Metrics = noMetrics,
): Promise<LedgerReport> {
  const { wrongCheckpoints, ...report } = await verifyLedger(database)
  await repairCheckpoints(database, { wrongCheckpoints }, log)
  return conclude(database, report, { log, metrics })
}
