import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { answerTasks, type TaskBatch } from './answer-tasks.ts'
import type { TaskAnswer } from './lock-tasks.ts'
import { applyTasks, lockChanging, publishTasks } from './task-effects.ts'
import { answerEffect } from './task-rules.ts'
import { wakeClaims } from './wake-claims.ts'

interface Confirmation extends TaskAnswer {
  readonly gameReference?: string | undefined
}

/** The game server has done these tasks. */
export async function confirmTasks(
  transaction: Transaction,
  batch: TaskBatch<Confirmation>,
): Promise<Outcomes> {
  await lockChanging(transaction, {
    worlds: batch.worlds,
    taskIds: batch.entries.map(({ entry }) => entry.id),
  })
  return answerTasks(transaction, batch, {
    decide: (task, { leaseToken }) => answerEffect(task, 'confirm', leaseToken),
    async apply(applied) {
      const tasks = applied.map(({ task }) => task)
      await transaction.execute(sql`
        update task set state = 'confirmed', settled_at = now(), lease_expires_at = null, reason = null,
          game_reference = given.game_reference
        from unnest(
          ${tasks.map(({ id }) => id)}::bigint[], ${applied.map(({ answer }) => answer.gameReference ?? null)}::text[]
        ) as given (id, game_reference)
        where task.id = given.id`)
      await applyTasks(transaction, tasks)
      await publishTasks(transaction, tasks)
      await wakeClaims(
        transaction,
        tasks.map(({ characterId }) => characterId),
      )
    },
  })
}
