import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { failTask } from '../tasks/fail-task.ts'
import { lockTasks } from '../tasks/lock-tasks.ts'

export type GiveUpRefusal = 'claimed' | 'no-swap' | 'settled'

/**
 * Fails a swap that the game does not settle; an activation is given back. No game server can confirm it
 * afterwards. One that holds it now may be about to.
 */
export async function giveUpSwap(
  transaction: Transaction,
  taskId: number,
): Promise<GiveUpRefusal | 'given-up'> {
  const [task] = await lockTasks(transaction, sql`id = ${taskId}`)
  const swap = await transaction.maybeOne<{ isPending: boolean }>(
    sql`select state = 'pending' as is_pending from character_swap where task_id = ${taskId}`,
  )
  if (!task || !swap) return 'no-swap'
  if (!swap.isPending) return 'settled'
  if (task.state === 'claimed' && !task.hasLapsed) return 'claimed'
  const { gameNote: note } = task
  await failTask(transaction, task, { reason: 'GIVEN_UP', ...(note !== null && { note }) })
  return 'given-up'
}
