import type { Database } from '../../database/database.ts'
import type { EntryOutcome } from '../../http/bridge/bridge-handlers.ts'
import { outcomeOf, unknownTask } from './answer-tasks.ts'
import { failTask } from './fail-task.ts'
import { type FailedAttempt, lockRefundable, type TaskAnswer } from './lock-tasks.ts'
import { answerEffect } from './task-rules.ts'
import { wakeClaims } from './wake-claims.ts'

/** The game server will never do the task. Refunds what it cost in the same transaction. */
export const rejectTask = (
  database: Database,
  worlds: readonly string[],
  { id, leaseToken, ...attempt }: TaskAnswer & FailedAttempt,
): Promise<EntryOutcome> =>
  database.transaction(
    async (transaction) => {
      const task = await lockRefundable(transaction, id)
      if (!task || !worlds.includes(task.world)) return unknownTask
      const effect = answerEffect(task, 'reject', leaseToken)
      if (effect !== 'applied') return outcomeOf(effect)
      await failTask(transaction, task, attempt)
      await wakeClaims(transaction, [task.characterId])
      return outcomeOf(effect)
    },
    { isRepeatable: true },
  )
