import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { giveBackSwaps, lapseMinutes } from '../swaps/settle-swaps.ts'
import { failTask } from '../tasks/fail-task.ts'
import { lockTasks } from '../tasks/lock-tasks.ts'

const swapsAtOnce = 100

/**
 * Gives up swaps that no game server has ever claimed. Whoever has claimed one may have done it, even if an
 * operator has had it queued again since. A claim at the same moment skips the task, or keeps it from
 * lapsing. Resolves with their number.
 */
export const lapseSwaps = (database: Database): Promise<number> =>
  database.transaction(async (transaction) => {
    const tasks = await lockTasks(
      transaction,
      sql`state = 'queued' and claimed_at is null and id in (
        select task_id from character_swap join task as waiting on waiting.id = task_id
        where character_swap.state = 'pending' and requested_at <= now() - make_interval(mins => ${lapseMinutes})
          and waiting.state = 'queued' and waiting.claimed_at is null
        order by requested_at limit ${swapsAtOnce})`,
    )
    await giveBackSwaps(
      transaction,
      tasks.map(({ id }) => id),
      'lapsed',
    )
    for (const task of tasks) await failTask(transaction, task, { reason: 'GIVEN_UP' })
    return tasks.length
  })
