import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/** How long a swap waits for a game server to claim it. */
export const lapseMinutes = 30

/**
 * Swaps the characters that the game has swapped. The caller has locked them, before the tasks. A character
 * that was deleted meanwhile has no slot: its swap fails, which gives an activation back.
 */
export async function applySwaps(transaction: Transaction, taskIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    with settled as (
      update character_swap set settled_at = now(),
        state = case when character.deleted_at is null then 'applied' else 'failed' end
      from character
      where character.id = character_swap.character_id and task_id = any(${[...taskIds]}::bigint[]) and state = 'pending'
      returning character_swap.character_id, character_swap.kind, character_swap.slot, character_swap.state
    )
    update character set is_active = kind = 'activate', slot = settled.slot,
      activated_at = case when kind = 'activate' then now() else activated_at end,
      deactivated_at = case when kind = 'deactivate' then now() else deactivated_at end
    from settled where id = character_id and state = 'applied'`)
}

/** Settles the swaps of tasks that fail: the characters stay as they are. An activation is given back. */
export const giveBackSwaps = (
  transaction: Transaction,
  taskIds: readonly number[],
  state: 'failed' | 'lapsed',
): Promise<number> =>
  transaction.execute(sql`
    update character_swap set state = ${state}, settled_at = now()
    where task_id = any(${[...taskIds]}::bigint[]) and state = 'pending'`)

/** Whether the swap of a task is settled for good, for a query of the table task. */
export const isSettledSwap = sql`exists (
  select from character_swap where character_swap.task_id = task.id and character_swap.state <> 'pending')`
