import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { FailedAttempt, LockedTask } from './lock-tasks.ts'
import { publishTasks, taskEffects } from './task-effects.ts'

/** Fails an unsettled task for good and refunds what it cost. The caller holds `lockRefundable`. */
export async function failTask(
  transaction: Transaction,
  task: LockedTask,
  { reason, note }: FailedAttempt,
): Promise<void> {
  const refundId = (await taskEffects[task.kind]?.refund(transaction, task)) ?? null
  await transaction.execute(sql`
    update task set state = 'failed', settled_at = now(), lease_expires_at = null, reason = ${reason}, game_note = ${note ?? null},
      refund_transaction_id = ${refundId}
    where id = ${task.id}`)
  await publishTasks(transaction, [task])
}
