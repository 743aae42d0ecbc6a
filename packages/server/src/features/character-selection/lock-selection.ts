import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { PlannedItem } from './plan-selection.ts'

/** A permanent selection that is due or running. Its row and its account are locked. */
export interface LockedSelection {
  readonly id: number
  readonly accountId: number
  readonly state: 'pending' | 'running'
  readonly keptIds: readonly number[]
  readonly deletedIds: readonly number[]
  readonly heirId: number
  readonly confirmedItems: readonly PlannedItem[]
  /** Null until what becomes coupons is final. */
  readonly finalItems: readonly PlannedItem[] | null
}

/**
 * What a step has done. `advanced`: something was written, and the next step is due in a transaction of its
 * own. `waiting`: for the game, the player or an operator. `passed`: nothing is left to do.
 */
export type StepResult = 'advanced' | 'waiting' | 'passed'

export type Step = (
  transaction: Transaction,
  selection: LockedSelection,
  publicUrl: string,
) => Promise<StepResult>

/**
 * Locks a selection to carry it out, and its account as `lockPresence` does. Resolves with undefined if
 * another process or its player is at it: the next round looks again.
 */
export async function lockSelection(
  transaction: Transaction,
  id: number,
): Promise<LockedSelection | undefined> {
  // The player locks the account before the selection, so this does too.
  const account = await transaction.maybeOne(sql`
    select from account where id = (select account_id from character_selection where id = ${id})
    for no key update skip locked`)
  if (!account) return undefined
  return transaction.maybeOne<LockedSelection>(sql`
    select id, account_id, state, kept_ids, deleted_ids, heir_id, confirmed_items, final_items from character_selection
    where id = ${id} and state in ('pending', 'running') for update skip locked`)
}
