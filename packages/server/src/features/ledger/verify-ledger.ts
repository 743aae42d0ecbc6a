import sql from 'sql-template-tag'

import type { Queries } from '../../database/database.ts'

/** A ledger account whose balance differs from the sum of its entries. */
export interface Drift {
  readonly name: string
  readonly balanceCoins: number
  /** The sum of the account's entries. */
  readonly entriesCoins: number
  /** The first entry with a wrong running balance, or null. */
  readonly brokenFromEntryId: number | null
}

export interface LedgerReport {
  readonly isSound: boolean
  readonly accounts: number
  readonly entries: number
  readonly drifts: readonly Drift[]
  /** Ids of transactions whose entries do not sum to 0. */
  readonly unbalancedTransactions: readonly number[]
}

/** Recomputes every balance from the entries and reports the differences. */
export async function verifyLedger(queries: Queries): Promise<LedgerReport> {
  const drifts = await queries.query<Drift>(sql`
    with running as (
      select id, ledger_account_id, coins, balance_after_coins,
        sum(coins) over (partition by ledger_account_id order by id) as total_coins
      from ledger_entry
    ), account_total as (
      select ledger_account_id, sum(coins)::bigint as entries_coins,
        min(id) filter (where balance_after_coins <> total_coins) as broken_from_entry_id
      from running group by ledger_account_id
    )
    select account.name, account.balance_coins, coalesce(entries_coins, 0) as entries_coins, broken_from_entry_id
    from ledger_account as account
    left join account_total on account_total.ledger_account_id = account.id
    where account.balance_coins is not null
      and (account.balance_coins <> coalesce(entries_coins, 0) or broken_from_entry_id is not null)
    order by account.id`)
  const unbalanced = await queries.query<{ id: number }>(sql`
    select written.id from ledger_transaction as written
    left join ledger_entry as entry on entry.transaction_id = written.id
    group by written.id
    having count(entry.id) < 2 or sum(entry.coins) <> 0
    order by written.id`)
  const size = await queries.one<{ accounts: number; entries: number }>(sql`
    select (select count(*) from ledger_account) as accounts, (select count(*) from ledger_entry) as entries`)
  return {
    ...size,
    isSound: drifts.length === 0 && unbalanced.length === 0,
    drifts,
    unbalancedTransactions: unbalanced.map(({ id }) => id),
  }
}
