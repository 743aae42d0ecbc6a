import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { BatchEntry, EntryOutcome, Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { type LockedTask, lockTasks, type TaskAnswer } from './lock-tasks.ts'
import type { AnswerEffect } from './task-rules.ts'

const outcomeOfEffect = {
  applied: { result: 'applied' },
  unchanged: { result: 'unchanged' },
  refused: { result: 'refused', reason: 'LEASE_LOST' },
} as const satisfies Record<AnswerEffect, EntryOutcome>

export const outcomeOf = (effect: AnswerEffect): EntryOutcome => outcomeOfEffect[effect]

/** The answer to a task that there is not, or not in the worlds of the key. */
export const unknownTask: EntryOutcome = { result: 'refused', reason: 'UNKNOWN_TASK' }

interface Answered<Answer> {
  readonly task: LockedTask
  readonly answer: Answer
}

interface AnswerRules<Answer> {
  readonly decide: (task: LockedTask, answer: Answer) => AnswerEffect
  /** Writes the answers that have an effect, at most one for each task. */
  readonly apply: (applied: readonly Answered<Answer>[]) => Promise<void>
}

/** The entries of a batch, and the worlds of the key that sent it. */
export interface TaskBatch<Answer> {
  readonly worlds: readonly string[]
  readonly entries: readonly BatchEntry<Answer>[]
}

/** Locks the tasks of a batch, decides on each answer, and applies all at once. */
export async function answerTasks<Answer extends TaskAnswer>(
  transaction: Transaction,
  { worlds, entries }: TaskBatch<Answer>,
  { decide, apply }: AnswerRules<Answer>,
): Promise<Outcomes> {
  const ids = entries.map(({ entry }) => entry.id)
  const locked = await lockTasks(transaction, sql`id = any(${ids}::bigint[]) and world = any(${worlds})`)
  const tasks = new Map(locked.map((task) => [task.id, task]))
  const applied = new Map<number, Answered<Answer>>()
  const outcomes = new Map<number, EntryOutcome>()
  for (const { index, entry: answer } of entries) {
    const task = tasks.get(answer.id)
    const effect = task && decide(task, answer)
    const isRepeat = effect === 'applied' && applied.has(answer.id)
    if (task && effect === 'applied' && !isRepeat) applied.set(task.id, { task, answer })
    outcomes.set(index, effect ? outcomeOf(isRepeat ? 'unchanged' : effect) : unknownTask)
  }
  if (applied.size > 0) await apply([...applied.values()])
  return outcomes
}
