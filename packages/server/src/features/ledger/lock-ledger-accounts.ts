import sql, { join } from 'sql-template-tag'

import type { Transaction } from '../../database/database.ts'
import type { LedgerAccountName, Standing } from './ledger-rules.ts'

interface Locked {
  readonly balanceCoins: number
  /** The balance cannot be trusted: it is not what the entries say. */
  readonly hasDrifted: boolean
}

interface Row extends Locked {
  readonly name: LedgerAccountName
}

export const ownerOf = (name: LedgerAccountName): number | null =>
  name.startsWith('house:') ? null : Number(name.slice(name.indexOf(':') + 1))

const lock = (transaction: Transaction, names: readonly LedgerAccountName[]) =>
  transaction.query<Row>(sql`
    select name, balance_coins, exists (select from ledger_drift where ledger_account_id = id) as has_drifted
    from ledger_account where name = any(${names}) order by id for no key update`)

/**
 * Locks accounts of players until the end of the transaction, always in the same order, and creates those that do not exist
 * yet. Houses are left out: nobody waits for them. Resolves with where they stand.
 */
export async function lockLedgerAccounts(
  transaction: Transaction,
  names: readonly LedgerAccountName[],
): Promise<ReadonlyMap<LedgerAccountName, Locked>> {
  const owned = names.filter((name) => ownerOf(name) !== null).sort()
  let rows = await lock(transaction, owned)
  const missing = owned.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length > 0) {
    const values = missing.map((name) => sql`(${name}, ${ownerOf(name)}, 0)`)
    await transaction.execute(
      sql`insert into ledger_account (name, account_id, balance_coins) values ${join(values)} on conflict do nothing`,
    )
    rows = await lock(transaction, owned)
  }
  return new Map(rows.map(({ name, ...locked }) => [name, locked]))
}

/** Locks what belongs to one player. The first thing that an act which moves coins does. */
export async function lockPlayer(
  transaction: Transaction,
  accountId: number,
): Promise<Standing & Pick<Locked, 'hasDrifted'>> {
  const locked = await lockLedgerAccounts(transaction, [`player:${accountId}`, `debt:${accountId}`])
  return {
    accountId,
    hasDrifted: [...locked.values()].some(({ hasDrifted }) => hasDrifted),
    balanceCoins: locked.get(`player:${accountId}`)?.balanceCoins ?? 0,
    debtCoins: 0 - (locked.get(`debt:${accountId}`)?.balanceCoins ?? 0),
  }
}
