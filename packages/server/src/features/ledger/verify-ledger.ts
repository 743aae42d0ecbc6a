import sql, { type Sql } from 'sql-template-tag'

import type { Database, Queries } from '../../database/database.ts'
import { batchEntries, batchRows, inBatch } from './in-batches.ts'
import { digestOf, lastSealed, sealEntries } from './seal-entries.ts'

/** A ledger account whose balance differs from the sum of its entries. */
export interface Drift {
  readonly name: string
  readonly balanceCoins: number
  /** The sum of the account's entries. */
  readonly entriesCoins: number
  /** The first entry with a wrong running balance, or null. */
  readonly brokenFromEntryId: number | null
}

/** Entries that are no longer what they were when the checkpoint was made. */
export interface ChangedEntries {
  readonly fromEntryId: number
  readonly throughEntryId: number
}

export interface LedgerReport {
  readonly isSound: boolean
  readonly accounts: number
  readonly entries: number
  readonly drifts: readonly Drift[]
  /** Ids of transactions whose entries do not sum to 0. */
  readonly unbalancedTransactions: readonly number[]
  readonly changedEntries: readonly ChangedEntries[]
}

interface ReadAccount extends Drift {
  readonly ledgerAccountId: number
  readonly sealedCoins: number
  readonly sealedEntries: number
  readonly hasWrongCheckpoint: boolean
}

export interface ReadAccounts {
  readonly drifts: readonly Drift[]
  /** Accounts whose checkpoint differs from their entries, with what it should be. */
  readonly wrongCheckpoints: readonly Pick<ReadAccount, 'ledgerAccountId' | 'sealedCoins' | 'sealedEntries'>[]
}

/** Recomputes the balances of some accounts from all their entries. Trusts no checkpoint. */
export async function readAccounts(queries: Queries, accounts: Sql): Promise<ReadAccounts> {
  const sealed = sql`(select coalesce(max(through_entry_id), 0) from ledger_seal)`
  const rows = await queries.query<ReadAccount>(sql`
    with chosen as materialized (
      select id, name, balance_coins from ledger_account as account where balance_coins is not null and ${accounts}
    ), running as (
      select entry.id, ledger_account_id, coins, balance_after_coins,
        sum(coins) over (partition by ledger_account_id order by entry.id) as total_coins
      from ledger_entry as entry join chosen on chosen.id = ledger_account_id
    ), total as (
      select ledger_account_id, sum(coins)::bigint as entries_coins,
        min(id) filter (where balance_after_coins is distinct from total_coins) as broken_from_entry_id,
        sum(coins) filter (where id <= ${sealed})::bigint as sealed_coins,
        count(*) filter (where id <= ${sealed}) as sealed_entries
      from running group by ledger_account_id
    ), compared as (
      select chosen.id as ledger_account_id, name, balance_coins, coalesce(entries_coins, 0) as entries_coins,
        broken_from_entry_id, coalesce(sealed_coins, 0) as sealed_coins, coalesce(sealed_entries, 0) as sealed_entries,
        (coalesce(sealed_coins, 0), coalesce(sealed_entries, 0))
          <> (coalesce(known.coins, 0), coalesce(known.entries, 0)) as has_wrong_checkpoint
      from chosen
      left join total on total.ledger_account_id = chosen.id
      left join ledger_checkpoint as known on known.ledger_account_id = chosen.id
    )
    select * from compared
    where balance_coins <> entries_coins or broken_from_entry_id is not null or has_wrong_checkpoint
    order by ledger_account_id`)
  return {
    drifts: rows
      .filter((row) => row.balanceCoins !== row.entriesCoins || row.brokenFromEntryId !== null)
      .map(({ name, balanceCoins, entriesCoins, brokenFromEntryId }) => ({
        name,
        balanceCoins,
        entriesCoins,
        brokenFromEntryId,
      })),
    wrongCheckpoints: rows.filter(({ hasWrongCheckpoint }) => hasWrongCheckpoint),
  }
}

/** The last of the next rows that together have about `batchEntries` entries, at least one row. */
const endOfBatch = (queries: Queries, rows: Sql) =>
  queries.one<{ id: number | null }>(sql`
    select coalesce(max(id) filter (where total <= ${batchEntries}), min(id)) as id
    from (select id, sum(entries) over (order by id) as total from (${rows}) as next) as running`)

const nextAccounts = (after: number) => sql`
  select account.id, 1 + coalesce(entries, 0) as entries
  from ledger_account as account left join ledger_checkpoint on ledger_account_id = account.id
  where account.id > ${after} order by account.id limit ${batchRows}`

const nextTransactions = (after: number) => sql`
  select id, 2 as entries from ledger_transaction where id > ${after} order by id limit ${batchRows}`

const nextSeals = (after: number) => sql`
  select through_entry_id as id, entries from ledger_seal
  where through_entry_id > ${after} order by through_entry_id limit ${batchRows}`

/** Runs `read` for one batch of rows after another, by their ids. */
async function eachBatch<Found>(
  database: Database,
  next: (after: number) => Sql,
  read: (queries: Queries, after: number, through: number) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    after = await inBatch(database, async (transaction) => {
      const { id: through } = await endOfBatch(transaction, next(from))
      if (through !== null) found.push(await read(transaction, from, through))
      return through
    })
  }
  return found
}

async function readUnbalanced(queries: Queries, after: number, through: number): Promise<number[]> {
  const rows = await queries.query<{ id: number }>(sql`
    select written.id from ledger_transaction as written
    left join ledger_entry as entry
      on entry.transaction_id = written.id and entry.transaction_id > ${after} and entry.transaction_id <= ${through}
    where written.id > ${after} and written.id <= ${through}
    group by written.id
    having count(entry.id) < 2 or sum(entry.coins) <> 0
    order by written.id`)
  return rows.map(({ id }) => id)
}

const readChanged = (queries: Queries, after: number, through: number) =>
  queries.query<ChangedEntries>(sql`
    with seal as (
      select through_entry_id, entries, digest,
        lag(through_entry_id, 1, 0::bigint) over by_id as after_entry_id, lag(digest, 1, ''::bytea) over by_id as previous
      from ledger_seal where through_entry_id between ${after} and ${through}
      window by_id as (order by through_entry_id)
    )
    select after_entry_id + 1 as from_entry_id, through_entry_id
    from seal, lateral (${digestOf(sql`after_entry_id`, sql`through_entry_id`, sql`previous`)}) as found
    where through_entry_id > ${after} and (found.entries, found.digest) is distinct from (seal.entries, seal.digest)
    order by through_entry_id`)

export async function ledgerSize(queries: Queries): Promise<Pick<LedgerReport, 'accounts' | 'entries'>> {
  const sealed = await lastSealed(queries)
  return queries.one(sql`
    select (select count(*) from ledger_account) as accounts,
      (select coalesce(sum(entries), 0)::bigint from ledger_seal where through_entry_id <= ${sealed})
        + (select count(*) from ledger_entry where id > ${sealed}) as entries`)
}

/**
 * Recomputes every balance from all entries and reports the differences, without trust in the
 * checkpoint. Works in batches, so others are served in between. Seals new entries first.
 */
export async function verifyLedger(
  database: Database,
): Promise<LedgerReport & Pick<ReadAccounts, 'wrongCheckpoints'>> {
  await sealEntries(database)
  const accounts = await eachBatch(database, nextAccounts, (queries, after, through) =>
    readAccounts(queries, sql`account.id > ${after} and account.id <= ${through}`),
  )
  const unbalanced = (await eachBatch(database, nextTransactions, readUnbalanced)).flat()
  const changedEntries = (await eachBatch(database, nextSeals, readChanged)).flat()
  const drifts = accounts.flatMap((read) => read.drifts)
  return {
    ...(await ledgerSize(database)),
    isSound: [drifts, unbalanced, changedEntries].every(({ length }) => length === 0),
    drifts,
    unbalancedTransactions: unbalanced,
    changedEntries,
    wrongCheckpoints: accounts.flatMap((read) => read.wrongCheckpoints),
  }
}
