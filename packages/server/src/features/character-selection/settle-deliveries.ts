import sql from 'sql-template-tag'
import { failWaitingTasks } from '../tasks/fail-tasks-of-character.ts'
import type { Step } from './lock-selection.ts'

/**
 * Fails deliveries that wait for characters that are deleted, as if the game had deleted them: orders and
 * gifts are refunded, and coupons return. One that was claimed and not answered may have been handed out,
 * also after the end of its lease, so its answer is awaited.
 */
export const settleDeliveries: Step = async (transaction, { deletedIds }) => {
  const deliveries = sql`kind = 'delivery' and character_id = any(${[...deletedIds]}::bigint[])`
  const isAnswered = sql`lease_expires_at is null`
  if ((await failWaitingTasks(transaction, sql`${deliveries} and ${isAnswered}`)) > 0) return 'advanced'
  const unanswered = await transaction.query(
    sql`select from task where ${deliveries} and state in ('queued', 'claimed', 'delayed') limit 1`,
  )
  return unanswered.length > 0 ? 'waiting' : 'passed'
}
