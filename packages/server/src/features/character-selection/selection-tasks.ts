import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { queueTask } from '../tasks/queue-task.ts'
import type { TaskState } from '../tasks/task-rules.ts'
import type { LockedSelection } from './lock-selection.ts'

type NewTask = Parameters<typeof queueTask>[1]
export type SelectionStep = 'report-character' | 'move-listings' | 'remove-character'

/** A character that is deleted, as a step finds it. */
export interface StepOfCharacter {
  readonly characterId: number
  readonly world: string
  /** The game has reported its deletion, or confirmed it. */
  readonly isDeleted: boolean
  /** Null until the task is queued. */
  readonly taskId: number | null
  readonly taskState: TaskState | null
}

/** Reads how far a step is, in the order of the characters' IDs. */
export const readStep = (
  queries: Queries,
  { id, deletedIds }: LockedSelection,
  step: SelectionStep,
): Promise<StepOfCharacter[]> =>
  queries.query<StepOfCharacter>(sql`
    select character.id as character_id, character.world, deleted_at is not null as is_deleted, task_id, task.state as task_state
    from character
    left join character_selection_task as queued
      on queued.selection_id = ${id} and queued.step = ${step} and queued.character_id = character.id
    left join task on task.id = task_id
    where character.id = any(${[...deletedIds]}::bigint[]) order by character.id`)

/** Queues the task of a step for a character, in place of an earlier one. Resolves with its ID. */
export async function queueStep(
  transaction: Transaction,
  selectionId: number,
  task: NewTask & { readonly kind: SelectionStep },
): Promise<number> {
  const taskId = await queueTask(transaction, task)
  await transaction.execute(sql`
    insert into character_selection_task (selection_id, step, character_id, task_id)
    values (${selectionId}, ${task.kind}, ${task.characterId}, ${taskId})
    on conflict (selection_id, step, character_id) do update set task_id = excluded.task_id`)
  return taskId
}
