import type { MovementKind } from '@olympus/contract/logs'
import sql from 'sql-template-tag'

import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { type Entry, entriesFault, type LedgerAccountName } from './ledger-rules.ts'
import { publish } from '../live/publish.ts'
import { lockLedgerAccounts, ownerOf } from './lock-ledger-accounts.ts'

export interface Posting {
  /** With `reference` it names the act; the same act is never posted twice. */
  readonly kind: MovementKind
  readonly reference: string
  readonly entries: readonly Entry[]
  /** Only for the past of the demo world. */
  readonly happenedAt?: Date
}

export interface Posted {
  readonly transactionId: number
  /** Of the players' accounts that the act touched, after it. */
  readonly balances: ReadonlyMap<LedgerAccountName, number>
}

/** What comes out of a balance that cannot be trusted waits for the people who put it right. */
export const driftRefusal = (): Failure<'SERVICE_UNAVAILABLE'> =>
  new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 15 * 60 })

const insufficient = (name: LedgerAccountName, balanceCoins: number) =>
  name.startsWith('player:') && balanceCoins < 0

/**
 * Moves coins: the only writer of balances and entries; tells the pages of the players. Refuses with INSUFFICIENT_FUNDS when a player's balance would fall
 * below 0; throws SERVICE_UNAVAILABLE when he would spend from a balance that has drifted. Throws for entries that do not sum to 0 and for an act that is posted already.
 */
export async function post(
  transaction: Transaction,
  { kind, reference, entries, happenedAt }: Posting,
): Promise<Posted | Failure<'INSUFFICIENT_FUNDS'>> {
  const fault = entriesFault(entries)
  if (fault) throw new Error(`${fault} (${kind} ${reference})`)
  const before = await lockLedgerAccounts(
    transaction,
    entries.map(({ account }) => account),
  )
  const balances = new Map<LedgerAccountName, number>()
  for (const { account, coins } of entries) {
    const locked = before.get(account)
    if (!locked) continue
    const { balanceCoins, hasDrifted } = locked
    if (hasDrifted && kind === 'shop-order') throw driftRefusal()
    if (insufficient(account, balanceCoins + coins)) return new Failure('INSUFFICIENT_FUNDS')
    balances.set(account, balanceCoins + coins)
  }
  const written = await transaction.one<{ id: number; entries: number }>(sql`
    with written as (
      insert into ledger_transaction (kind, reference, created_at)
      values (${kind}, ${reference}, coalesce(${happenedAt ?? null}::timestamptz, now()))
      returning id
    ), line as (
      select account.id as ledger_account_id, given.coins, account.balance_coins + given.coins as balance_after_coins
      from unnest(${entries.map(({ account }) => account)}::text[], ${entries.map(({ coins }) => coins)}::bigint[])
        as given (name, coins)
      join ledger_account as account using (name)
    ), moved as (
      update ledger_account set balance_coins = line.balance_after_coins
      from line where id = line.ledger_account_id and line.balance_after_coins is not null
    ), entered as (
      insert into ledger_entry (transaction_id, ledger_account_id, coins, balance_after_coins)
      select written.id, line.ledger_account_id, line.coins, line.balance_after_coins from written, line
      returning 1
    )
    select id, (select count(*) from entered) as entries from written`)
  if (written.entries !== entries.length) throw new Error(`${kind} ${reference} names an unknown house`)
  const owners = new Set(entries.map(({ account }) => ownerOf(account)))
  for (const owner of owners)
    if (owner !== null) await publish(transaction, owner, { kind: 'wallet-changed' })
  return { transactionId: written.id, balances }
}

/** For acts that cannot overdraw: a refusal is a fault there. */
export async function postOrFail(transaction: Transaction, posting: Posting): Promise<Posted> {
  const posted = await post(transaction, posting)
  if (posted instanceof Failure)
    throw new Error(`${posting.kind} ${posting.reference} overdraws`, { cause: posted })
  return posted
}
