import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { answerTasks, type TaskBatch } from './answer-tasks.ts'
import { stateAfterAttempt } from './end-attempt.ts'
import type { FailedAttempt, TaskAnswer } from './lock-tasks.ts'
import { publishTasks } from './task-effects.ts'
import { answerEffect, retryDelayMs } from './task-rules.ts'
import { wakeClaims } from './wake-claims.ts'

/** The game server cannot do these tasks now: the bag is full, or the map is loading. */
export const retryTasks = (
  transaction: Transaction,
  batch: TaskBatch<TaskAnswer & FailedAttempt>,
): Promise<Outcomes> =>
  answerTasks(transaction, batch, {
    decide: (task, { leaseToken }) => answerEffect(task, 'retry', leaseToken),
    async apply(applied) {
      const tasks = applied.map(({ task }) => task)
      await transaction.execute(sql`
        update task set state = ${stateAfterAttempt}, lease_expires_at = null, reason = given.reason, game_note = given.note,
          due_at = now() + given.delay_ms * interval '1 millisecond'
        from unnest(
          ${tasks.map(({ id }) => id)}::bigint[], ${applied.map(({ answer }) => answer.reason)}::text[],
          ${applied.map(({ answer }) => answer.note ?? null)}::text[],
          ${tasks.map(({ attempts }) => retryDelayMs(attempts))}::int[]
        ) as given (id, reason, note, delay_ms)
        where task.id = given.id`)
      await publishTasks(transaction, tasks)
      await wakeClaims(
        transaction,
        tasks.map(({ characterId }) => characterId),
      )
    },
  })
