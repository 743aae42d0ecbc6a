import { setTimeout as sleep } from 'node:timers/promises'
import sql, { type Sql } from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import { batchEntries, inBatch } from './in-batches.ts'

/** An arbitrary number, shared by all processes: one at a time writes seals and checkpoints. */
const sealLock = 5_129_736_004
const tries = 5
const betweenTriesMs = 100

export const lockSeals = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`select pg_advisory_xact_lock(${sealLock}::bigint)`)

/** The last sealed entry, or 0. */
export async function lastSealed(queries: Queries): Promise<number> {
  const { id } = await queries.one<{ id: number }>(
    sql`select coalesce(max(through_entry_id), 0) as id from ledger_seal`,
  )
  return id
}

/** Counts the entries after `from` up to `through`. The digest is a hash over them and the one before. */
export const digestOf = (from: Sql, through: Sql, previous: Sql): Sql => sql`
  select count(*)::int as entries,
    sha256(${previous} || convert_to(coalesce(string_agg(
      (id, transaction_id, ledger_account_id, coins, balance_after_coins)::text || (
        select (kind, reference, extract(epoch from created_at))::text
        from ledger_transaction where ledger_transaction.id = transaction_id
      ), ' ' order by id
    ), ''), 'UTF8')) as digest
  from ledger_entry where id > ${from} and id <= ${through}`

/**
 * Proposes the last visible entry. This transaction gets its id later than every other one that took
 * the id of an earlier entry.
 */
const propose = (database: Database, sealed: number) =>
  database.execute(sql`
    update ledger_check set candidate_entry_id = last.id, candidate_xid = pg_current_xact_id()
    from (select max(id) as id from ledger_entry) as last
    where last.id > ${sealed}
      -- A restored backup may name a transaction of another server, which seems to be in the future.
      and (candidate_xid is null or candidate_xid > pg_current_xact_id())`)

/** The proposed entry. It is safe once no transaction is running that could still add one below it. */
const proposed = (transaction: Transaction) =>
  transaction.maybeOne<{ id: number; isSafe: boolean }>(sql`
    select candidate_entry_id as id, candidate_xid < pg_snapshot_xmin(pg_current_snapshot()) as is_safe
    from ledger_check where candidate_xid is not null`)

async function sealBatch(transaction: Transaction, from: number, through: number): Promise<void> {
  await transaction.execute(sql`
    insert into ledger_seal (through_entry_id, entries, digest)
    select ${through}, read.entries, read.digest
    from (select coalesce((select digest from ledger_seal where through_entry_id = ${from}), '') as previous) as last,
      lateral (${digestOf(sql`${from}`, sql`${through}`, sql`last.previous`)}) as read`)
  await transaction.execute(sql`
    insert into ledger_checkpoint as known (ledger_account_id, coins, entries)
    select ledger_account_id, sum(coins)::bigint, count(*)
    from ledger_entry as entry join ledger_account as account on account.id = ledger_account_id
    where entry.id > ${from} and entry.id <= ${through} and balance_coins is not null
    group by ledger_account_id
    on conflict (ledger_account_id)
    do update set coins = known.coins + excluded.coins, entries = known.entries + excluded.entries`)
}

type Progress = 'waiting' | 'sealing' | 'done'

async function sealNext(transaction: Transaction): Promise<Progress> {
  await lockSeals(transaction)
  const candidate = await proposed(transaction)
  if (!candidate) return 'done'
  if (!candidate.isSafe) return 'waiting'
  const from = await lastSealed(transaction)
  const { through } = await transaction.one<{ through: number | null }>(sql`
    select max(id) as through from (
      select id from ledger_entry where id > ${from} and id <= ${candidate.id} order by id limit ${batchEntries}
    ) as next`)
  if (through !== null) {
    await sealBatch(transaction, from, through)
    return 'sealing'
  }
  await transaction.execute(sql`update ledger_check set candidate_entry_id = null, candidate_xid = null`)
  return 'done'
}

async function sealProposed(database: Database): Promise<Progress> {
  for (;;) {
    const progress = await inBatch(database, sealNext)
    if (progress !== 'sealing') return progress
  }
}

/**
 * Moves the checkpoint up to the last entry that no running transaction can precede. What is left is
 * sealed next time.
 */
export async function sealEntries(database: Database): Promise<void> {
  await sealProposed(database)
  await propose(database, await lastSealed(database))
  for (let count = 1; (await sealProposed(database)) === 'waiting' && count < tries; count++)
    await sleep(betweenTriesMs)
}
