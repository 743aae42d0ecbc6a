import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

export interface LockedWheelAccount {
  readonly tickets: number
  readonly tokens: number
  readonly spins: number
  readonly spinsSinceJackpot: number
}

const lockExisting = (transaction: Transaction, accountId: number) =>
  transaction.maybeOne<LockedWheelAccount>(sql`
    select tickets, tokens, spins, spins_since_jackpot from wheel_account
    where account_id = ${accountId} for no key update`)

/**
 * Locks the wheel account of a player until the transaction ends, and creates a missing one. Everything that
 * changes tickets, tokens or seeds calls it: after `lockPlayer`, before it locks characters or tasks.
 */
export async function lockWheelAccount(
  transaction: Transaction,
  accountId: number,
): Promise<LockedWheelAccount> {
  const locked = await lockExisting(transaction, accountId)
  if (locked) return locked
  await transaction.execute(
    sql`insert into wheel_account (account_id) values (${accountId}) on conflict do nothing`,
  )
  const created = await lockExisting(transaction, accountId)
  if (!created) throw new Error(`Account ${accountId} has no wheel account`)
  return created
}
