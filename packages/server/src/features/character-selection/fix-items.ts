import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { publish } from '../live/publish.ts'
import { failTask } from '../tasks/fail-task.ts'
import { lockTasks } from '../tasks/lock-tasks.ts'
import type { LockedSelection, Step, StepResult } from './lock-selection.ts'
import { couponItems, findElsewhere } from './other-worlds.ts'
import { missingItems, readPlan } from './plan-selection.ts'
import { mailSelectionChanged } from './selection-letters.ts'

/** Whether the account has exactly the characters that the player has confirmed. */
async function hasSameCharacters(
  queries: Queries,
  { accountId, keptIds, deletedIds }: LockedSelection,
): Promise<boolean> {
  const found = await queries.query<{ id: number }>(
    sql`select id from character where account_id = ${accountId} and deleted_at is null`,
  )
  const confirmed = new Set([...keptIds, ...deletedIds])
  return found.length === confirmed.size && found.every(({ id }) => confirmed.has(id))
}

/** Opens the account to the game, and asks the player to confirm again. Nothing has been deleted. */
async function askPlayerAgain(
  transaction: Transaction,
  { id, accountId }: LockedSelection,
  publicUrl: string,
): Promise<StepResult> {
  await transaction.execute(
    sql`update character_selection set state = 'changed', started_at = null where id = ${id}`,
  )
  const ofSelection = sql`select task_id from character_selection_task where selection_id = ${id}`
  for (const task of await lockTasks(
    transaction,
    sql`id in (${ofSelection}) and state in ('queued', 'delayed')`,
  ))
    await failTask(transaction, task, { reason: 'GIVEN_UP' })
  await transaction.execute(sql`delete from character_selection_task where selection_id = ${id}`)
  await mailSelectionChanged(transaction, id, publicUrl)
  await publish(transaction, accountId, { kind: 'characters-changed' })
  return 'waiting'
}

/** Asks the player again as soon as the account has other characters than those that were confirmed. */
export const checkCharacters: Step = async (transaction, selection, publicUrl) => {
  if (selection.finalItems || (await hasSameCharacters(transaction, selection))) return 'passed'
  return askPlayerAgain(transaction, selection, publicUrl)
}

/**
 * Decides what becomes coupons, by the final reports. New items join them. If an item that the player has
 * confirmed is missing, the player is asked again.
 */
export const fixItems: Step = async (transaction, selection, publicUrl) => {
  const { id, deletedIds, confirmedItems, finalItems } = selection
  if (finalItems) return 'passed'
  const plan = await readPlan(transaction, deletedIds)
  if (missingItems(confirmedItems, plan).length > 0) return askPlayerAgain(transaction, selection, publicUrl)
  const items = couponItems(plan, await findElsewhere(transaction, selection))
  await transaction.execute(
    sql`update character_selection set final_items = ${JSON.stringify(items)}::jsonb where id = ${id}`,
  )
  return 'advanced'
}
