import type { TaskKind } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { isKeptAsCoupon } from '../deliveries/refused-rewards.ts'
import { isCharacterGone } from '../deliveries/is-character-gone.ts'
import { isSettledSwap } from '../swaps/settle-swaps.ts'
import { publishTasks } from './task-effects.ts'
import { taskChannel } from './task-notices.ts'
import { type ResendRefusal, resendRefusal, type TaskState } from './task-rules.ts'

interface TaskRow {
  readonly id: number
  readonly kind: TaskKind
  readonly state: TaskState
  readonly isRefunded: boolean
  readonly isReplaced: boolean
  readonly isKeptAsCoupon: boolean
  readonly isSettledSwap: boolean
  readonly isCharacterGone: boolean
}

/** Queues a failed or delayed task again, with the same id and a new count of attempts. */
export async function resendTask(
  transaction: Transaction,
  id: number,
): Promise<'resent' | 'unknown' | ResendRefusal> {
  // As orders do, it holds its character until the delivery is queued, so a selection that begins waits.
  await transaction.query(sql`
    select from character where id = (select character_id from task where id = ${id}) for no key update`)
  const task = await transaction.maybeOne<TaskRow>(sql`
    select id, kind, state, refund_transaction_id is not null as is_refunded, replaced_by_id is not null as is_replaced,
      ${isKeptAsCoupon} as is_kept_as_coupon, ${isSettledSwap} as is_settled_swap, ${isCharacterGone} as is_character_gone
    from task where id = ${id} for update`)
  if (!task) return 'unknown'
  const refusal = resendRefusal(task)
  if (refusal) return refusal
  // A server that rejected the task loses its lease. A server that is only late keeps it:
  // the item may be handed out already.
  await transaction.execute(sql`
    update task set state = 'queued', settled_at = null, due_at = now(), tried_since = now(), attempts = 0,
      lease_token = case when state = 'delayed' then lease_token end, reason = null, game_note = null
    where id = ${id}`)
  await publishTasks(transaction, [task])
  transaction.notify(taskChannel)
  return 'resent'
}
