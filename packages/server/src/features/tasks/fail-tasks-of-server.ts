import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { failTask } from './fail-task.ts'
import { lockTasks } from './lock-tasks.ts'

/** Gives up tasks that only this game server could do, once it is revoked. They have cost nothing. */
export async function failTasksOfServer(transaction: Transaction, gameServerId: number): Promise<void> {
  const tasks = await lockTasks(
    transaction,
    sql`for_game_server_id = ${gameServerId} and state in ('queued', 'claimed', 'delayed') and paid_coins = 0`,
  )
  for (const task of tasks) await failTask(transaction, task, { reason: 'GIVEN_UP' })
}
