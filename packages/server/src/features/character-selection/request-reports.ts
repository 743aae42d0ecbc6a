import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { LockedSelection, Step } from './lock-selection.ts'
import { plannedSections } from './plan-selection.ts'
import { queueStep, readStep } from './selection-tasks.ts'

/** The pause before a game server that has confirmed without a report is asked again. */
const askAgainSeconds = 30

/**
 * Characters whose task is confirmed although a section that the plan is made of is older than the task, or
 * than an item that was delivered meanwhile.
 */
const findUnreported = (queries: Queries, { id }: LockedSelection) =>
  queries.query<{ characterId: number }>(sql`
    select queued.character_id from character_selection_task as queued
    join task on task.id = queued.task_id and task.state = 'confirmed'
    left join character_snapshot on character_snapshot.character_id = queued.character_id
    cross join lateral (
      -- The game tells milliseconds.
      select date_trunc('milliseconds', greatest(task.queued_at, max(settled_at))) as changed_at from task as delivery
      where delivery.character_id = queued.character_id and delivery.kind = 'delivery' and delivery.state = 'confirmed'
    ) as last
    where queued.selection_id = ${id} and queued.step = 'report-character' and exists (
      select from unnest(${[...plannedSections]}::text[]) as section
      where coalesce((heads -> section ->> 'capturedAt')::timestamptz, '-infinity') < changed_at)
    order by queued.character_id`)

async function askAgain(transaction: Transaction, selectionId: number, characterId: number): Promise<void> {
  const taskId = await queueStep(transaction, selectionId, { kind: 'report-character', characterId })
  await transaction.execute(sql`
    update task set due_at = now() + ${askAgainSeconds}::int * interval '1 second' where id = ${taskId}`)
}

/**
 * Has the game report each character as it is now that nobody can play it. A confirmation alone proves
 * nothing: the sections must have been captured after the task was queued.
 */
export const requestReports: Step = async (transaction, selection) => {
  if (selection.finalItems) return 'passed'
  const characters = await readStep(transaction, selection, 'report-character')
  const unasked = characters.filter(({ taskId }) => taskId === null)
  for (const { characterId } of unasked)
    await queueStep(transaction, selection.id, { kind: 'report-character', characterId })
  if (unasked.length > 0) return 'advanced'
  const unreported = await findUnreported(transaction, selection)
  for (const { characterId } of unreported) await askAgain(transaction, selection.id, characterId)
  if (unreported.length > 0) return 'advanced'
  return characters.every(({ taskState }) => taskState === 'confirmed') ? 'passed' : 'waiting'
}
