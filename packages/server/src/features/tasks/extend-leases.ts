import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { answerTasks, type TaskBatch } from './answer-tasks.ts'
import { lockClaims } from './lock-claims.ts'
import type { TaskAnswer } from './lock-tasks.ts'
import { publishTasks } from './task-effects.ts'
import { extensionEffect } from './task-rules.ts'

interface Extension extends TaskAnswer {
  readonly leaseMs: number
}

/** The game server needs more time for these tasks. A lease that has ended returns to its holder. */
export async function extendLeases(transaction: Transaction, batch: TaskBatch<Extension>): Promise<Outcomes> {
  await lockClaims(transaction, batch.worlds)
  return answerTasks(transaction, batch, {
    decide: (task, { leaseToken }) => extensionEffect(task, leaseToken),
    async apply(applied) {
      // Extensions that arrive in another order must not shorten the lease.
      await transaction.execute(sql`
        update task set state = 'claimed',
          lease_expires_at = greatest(lease_expires_at, now() + given.lease_ms * interval '1 millisecond')
        from unnest(
          ${applied.map(({ task }) => task.id)}::bigint[], ${applied.map(({ answer }) => answer.leaseMs)}::int[]
        ) as given (id, lease_ms)
        where task.id = given.id`)
      await publishTasks(
        transaction,
        applied.map(({ task }) => task).filter(({ state }) => state !== 'claimed'),
      )
    },
  })
}
