import type { MovementKind } from '@olympus/contract/logs'
import sql from 'sql-template-tag'

import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { type Entry, entriesFault, type LedgerAccountName } from './ledger-rules.ts'
import { publish } from '../live/publish.ts'
import { lockLedgerAccounts, ownerOf } from './lock-ledger-accounts.ts'

export interface Posting {
  /** `kind` and `reference` together identify the act. An act is posted only once. */
  readonly kind: MovementKind
  readonly reference: string
  readonly entries: readonly Entry[]
  /** Only the demo world sets this, to build its history. */
  readonly happenedAt?: Date
}

export interface Posted {
  readonly transactionId: number
  /** New balances of the player and debt accounts that the act touched. */
  readonly balances: ReadonlyMap<LedgerAccountName, number>
}

/** Spending from a drifted balance is refused until an operator repairs it. */
export const driftRefusal = (): Failure<'SERVICE_UNAVAILABLE'> =>
  new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 15 * 60 })

const isOverdrawn = (name: LedgerAccountName, balanceCoins: number) =>
  name.startsWith('player:') && balanceCoins < 0

/**
 * Moves coins and notifies the open pages of the players. The only writer of balances and entries. Returns
 * INSUFFICIENT_FUNDS if a player's balance would fall below 0. Throws SERVICE_UNAVAILABLE if a shop order
 * spends from a drifted balance. Throws an error for entries that do not sum to 0, for an unknown house
 * and for an act that is already posted.
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
    if (isOverdrawn(account, balanceCoins + coins)) return new Failure('INSUFFICIENT_FUNDS')
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

/** Posts an act that cannot overdraw an account. A refusal is a fault and throws. */
export async function postOrFail(transaction: Transaction, posting: Posting): Promise<Posted> {
  const posted = await post(transaction, posting)
  if (posted instanceof Failure)
    throw new Error(`${posting.kind} ${posting.reference} overdraws`, { cause: posted })
  return posted
}
