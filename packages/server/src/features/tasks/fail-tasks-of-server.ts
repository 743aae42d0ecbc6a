import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { failTask } from './fail-task.ts'
import { lockTasks } from './lock-tasks.ts'

/** Gives up tasks that only this game server could do, once its process is gone. They have cost nothing. */
export async function failTasksOfServer(
  transaction: Transaction,
  gameServerId: number,
  condition: Sql = sql`true`,
): Promise<void> {
  const tasks = await lockTasks(
    transaction,
    sql`for_game_server_id = ${gameServerId} and state in ('queued', 'claimed', 'delayed') and paid_coins = 0
      and (${condition})`,
  )
  for (const task of tasks) await failTask(transaction, task, { reason: 'GIVEN_UP' })
}
