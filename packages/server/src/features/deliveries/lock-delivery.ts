import type { DeliveryFailure, DeliveryState } from '@olympus/contract/deliveries'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'

/** A game server's answer to a delivery that it has claimed. */
export interface DeliveryAnswer {
  readonly deliveryId: number
  readonly leaseToken: string
}

/** Why an attempt failed. */
export interface FailedAttempt {
  readonly reason: DeliveryFailure
  /** The game server's own words, for operators. */
  readonly note?: string
}

export interface LockedDelivery {
  readonly id: number
  readonly state: DeliveryState
  readonly leaseToken: string | null
  readonly attempts: number
  readonly accountId: number
  readonly paidCoins: number
  readonly gameNote: string | null
}

export const lockDelivery = (
  transaction: Transaction,
  deliveryId: number,
): Promise<LockedDelivery | undefined> =>
  transaction.maybeOne<LockedDelivery>(sql`
    select id, state, lease_token, attempts, account_id, paid_coins, game_note from delivery where id = ${deliveryId} for update`)

/**
 * Locks a delivery that may be refunded. Locks the player first: every transaction that moves
 * coins takes its locks in this order.
 */
export async function lockRefundable(
  transaction: Transaction,
  deliveryId: number,
): Promise<LockedDelivery | undefined> {
  const payer = await transaction.maybeOne<{ accountId: number }>(
    sql`select account_id from delivery where id = ${deliveryId} and paid_coins > 0`,
  )
  if (payer) await lockPlayer(transaction, payer.accountId)
  return lockDelivery(transaction, deliveryId)
}
