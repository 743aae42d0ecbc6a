import sql, { join } from 'sql-template-tag'

import type { Transaction } from '../../database/database.ts'
import type { LedgerAccountName, PlayerWallet } from './ledger-rules.ts'

interface LockedAccount {
  readonly balanceCoins: number
  /** The balance differs from the sum of its entries. */
  readonly hasDrifted: boolean
}

interface LockedAccountRow extends LockedAccount {
  readonly name: LedgerAccountName
}

/** The id of the player who owns a ledger account; null for a house. */
export const ownerOf = (name: LedgerAccountName): number | null =>
  name.startsWith('house:') ? null : Number(name.slice(name.indexOf(':') + 1))

const lockExistingAccounts = (transaction: Transaction, names: readonly LedgerAccountName[]) =>
  transaction.query<LockedAccountRow>(sql`
    select name, balance_coins, exists (select from ledger_drift where ledger_account_id = id) as has_drifted
    from ledger_account where name = any(${names}) order by id for no key update`)

/**
 * Locks ledger accounts of players until the transaction ends, and creates missing ones. Always locks in the
 * same order, to avoid deadlocks. Skips houses, so that payments do not queue behind each other.
 */
export async function lockLedgerAccounts(
  transaction: Transaction,
  names: readonly LedgerAccountName[],
): Promise<ReadonlyMap<LedgerAccountName, LockedAccount>> {
  const owned = names.filter((name) => ownerOf(name) !== null).sort()
  let rows = await lockExistingAccounts(transaction, owned)
  const missing = owned.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length > 0) {
    const values = missing.map((name) => sql`(${name}, ${ownerOf(name)}, 0)`)
    await transaction.execute(
      sql`insert into ledger_account (name, account_id, balance_coins) values ${join(values)} on conflict do nothing`,
    )
    rows = await lockExistingAccounts(transaction, owned)
  }
  return new Map(rows.map(({ name, ...locked }) => [name, locked]))
}

/** Locks the ledger accounts of one player. A transaction that moves coins calls this first. */
export async function lockPlayer(
  transaction: Transaction,
  accountId: number,
): Promise<PlayerWallet & Pick<LockedAccount, 'hasDrifted'>> {
  const locked = await lockLedgerAccounts(transaction, [`player:${accountId}`, `debt:${accountId}`])
  return {
    accountId,
    hasDrifted: [...locked.values()].some(({ hasDrifted }) => hasDrifted),
    balanceCoins: locked.get(`player:${accountId}`)?.balanceCoins ?? 0,
    debtCoins: 0 - (locked.get(`debt:${accountId}`)?.balanceCoins ?? 0),
  }
}
