import type { TaskKind } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { stateAfterAttempt } from './end-attempt.ts'
import { publishTasks } from './task-effects.ts'
import { taskChannel } from './task-notices.ts'

/** Ends up to 500 attempts whose lease has expired. Resolves with their number. */
export async function requeueExpired(transaction: Transaction): Promise<number> {
  const lapsed = await transaction.query<{ id: number; kind: TaskKind }>(sql`
    update task set state = ${stateAfterAttempt}, due_at = now(), reason = null, game_note = null
    where id in (
      select id from task where state = 'claimed' and lease_expires_at <= now()
      order by id limit 500 for update skip locked
    )
    returning id, kind`)
  if (lapsed.length === 0) return 0
  await publishTasks(transaction, lapsed)
  transaction.notify(taskChannel)
  return lapsed.length
}
