import sql from 'sql-template-tag'
import { failWaitingTasks } from '../tasks/fail-tasks-of-character.ts'
import type { Step } from './lock-selection.ts'

/**
 * Fails deliveries that wait for characters that are deleted, as if the game had deleted them: orders and
 * gifts are refunded, and coupons return. A claimed one may have been handed out, so its answer is awaited.
 */
export const settleDeliveries: Step = async (transaction, { deletedIds }) => {
  const deliveries = sql`kind = 'delivery' and character_id = any(${[...deletedIds]}::bigint[])`
  if ((await failWaitingTasks(transaction, deliveries)) > 0) return 'advanced'
  const claimed = await transaction.query(
    sql`select from task where ${deliveries} and state = 'claimed' limit 1`,
  )
  return claimed.length > 0 ? 'waiting' : 'passed'
}
