import type { TaskKind } from '@olympus/contract/bridge/tasks'
import type { TaskFailure } from '@olympus/contract/task-failures'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import type { TaskState } from './task-rules.ts'

/** A game server's answer to a task that it has claimed. */
export interface TaskAnswer {
  readonly id: number
  readonly leaseToken: string
}

/** Why an attempt failed. */
export interface FailedAttempt {
  readonly reason: TaskFailure
  /** The game server's own words, for operators. */
  readonly note?: string | undefined
}

export interface LockedTask {
  readonly id: number
  readonly kind: TaskKind
  readonly world: string
  readonly state: TaskState
  readonly leaseToken: string | null
  readonly leaseExpiresAt: Date | null
  readonly hasLapsed: boolean
  /** Another game server has a task of the same character. */
  readonly isCharacterElsewhere: boolean
  readonly attempts: number
  readonly accountId: number
  readonly characterId: number
  readonly paidCoins: number
  readonly gameNote: string | null
}

/** Locks tasks in the order of their IDs: every transaction that locks several does. */
export const lockTasks = (transaction: Transaction, condition: Sql): Promise<LockedTask[]> =>
  transaction.query<LockedTask>(sql`
    select id, kind, world, state, lease_token, lease_expires_at, coalesce(lease_expires_at <= now(), false) as has_lapsed,
      exists (
        select from task as held
        where held.character_id = task.character_id and held.state = 'claimed' and held.lease_expires_at > now()
          and held.game_server is distinct from task.game_server
      ) as is_character_elsewhere,
      attempts, account_id, character_id, paid_coins, game_note
    from task where ${condition} order by id for update`)

/**
 * Locks a task that may be refunded. Locks the player first: every transaction that moves coins takes its
 * locks in this order.
 */
export async function lockRefundable(transaction: Transaction, id: number): Promise<LockedTask | undefined> {
  const payer = await transaction.maybeOne<{ accountId: number }>(
    sql`select account_id from task where id = ${id} and paid_coins > 0`,
  )
  if (payer) await lockPlayer(transaction, payer.accountId)
  const [task] = await lockTasks(transaction, sql`id = ${id}`)
  return task
}
