import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { PlayerWallet } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { lockWheelAccount } from '../wheel-book/lock-wheel-account.ts'

interface Spinner {
  readonly accountId: number
  readonly characterId: number
}

export interface LockedSpin {
  /** Of the next spin. */
  readonly id: number
  readonly wallet: PlayerWallet
  /** Null if the player has no such character. */
  readonly character: { readonly id: number; readonly name: string; readonly isActive: boolean } | null
}

interface LockRow {
  readonly id: number
  readonly isComplete: boolean
  readonly balanceCoins: number
  readonly debtCoins: number
  readonly characterName: string | null
  readonly isActive: boolean | null
}

/**
 * Locks coins, wheel account and character in one statement, for spins are frequent. Each lock is taken only
 * once those before it are held, because its condition counts them. What it reads is as of the locks.
 */
const lockExisting = (transaction: Transaction, { accountId, characterId }: Spinner) => {
  const [player, debt] = [`player:${accountId}`, `debt:${accountId}`]
  return transaction.one<LockRow>(sql`
    with wallet as materialized (
      select name, balance_coins from ledger_account where name in (${player}, ${debt}) order by id for no key update
    ), wheel as materialized (
      select account_id from wheel_account
      where account_id = ${accountId} and (select count(*) from wallet) = 2 for no key update
    ), receiver as materialized (
      select name, is_active from character
      where id = ${characterId} and account_id = ${accountId} and deleted_at is null
        and (select count(*) from wheel) = 1 for share
    )
    select nextval(pg_get_serial_sequence('wheel_spin', 'id')) as id, exists (select from wheel) as is_complete,
      (select balance_coins from wallet where name = ${player}) as balance_coins,
      (select -balance_coins from wallet where name = ${debt}) as debt_coins,
      (select name from receiver) as character_name, (select is_active from receiver) as is_active`)
}

async function lockRow(transaction: Transaction, spinner: Spinner): Promise<LockRow> {
  const row = await lockExisting(transaction, spinner)
  if (row.isComplete) return row
  await lockPlayer(transaction, spinner.accountId)
  await lockWheelAccount(transaction, spinner.accountId)
  return lockExisting(transaction, spinner)
}

/**
 * Locks what a spin changes: coins, wheel account and character, in this order. Creates missing accounts.
 */
export async function lockSpin(transaction: Transaction, spinner: Spinner): Promise<LockedSpin> {
  const { accountId, characterId } = spinner
  const { id, balanceCoins, debtCoins, characterName, isActive } = await lockRow(transaction, spinner)
  return {
    id,
    wallet: { accountId, balanceCoins, debtCoins },
    character:
      characterName === null || isActive === null ? null : { id: characterId, name: characterName, isActive },
  }
}
