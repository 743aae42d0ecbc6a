import type {
  cancelSelection as endpoint,
  Selection,
  selectionCancellations,
} from '@olympus/contract/character-selection'
import type { ErrorOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { findOpenSelection } from '../characters/open-selection.ts'
import { lockPresence } from '../game-sessions/lock-presence.ts'
import { publish } from '../live/publish.ts'
import { mailSelectionCancelled, mailSelectionCancelledByPortal } from './selection-letters.ts'
import { readSelection } from './selection-view.ts'

async function cancelWaiting(
  transaction: Transaction,
  accountId: number,
  cancellation: (typeof selectionCancellations)[number],
): Promise<number | null> {
  const cancelled = await transaction.maybeOne<{ id: number }>(sql`
    update character_selection set state = 'cancelled', ended_at = now(), cancellation = ${cancellation}
    where account_id = ${accountId} and state in ('pending', 'changed') returning id`)
  if (!cancelled) return null
  await publish(transaction, accountId, { kind: 'characters-changed' })
  return cancelled.id
}

/**
 * Cancels the permanent selection that waits to be carried out, and tells the player. The transaction must
 * have locked the account.
 */
export async function cancelWaitingSelection(
  transaction: Transaction,
  accountId: number,
  cancellation: Exclude<(typeof selectionCancellations)[number], 'player'>,
): Promise<void> {
  const id = await cancelWaiting(transaction, accountId, cancellation)
  if (id !== null) await mailSelectionCancelledByPortal(transaction, id)
}

/** Cancels the permanent selection of a player, unless it is being carried out. */
export async function cancelSelection(
  transaction: Transaction,
  accountId: number,
  publicUrl: string,
): Promise<Selection | Failure<ErrorOf<typeof endpoint>>> {
  await lockPresence(transaction, accountId)
  const id = await cancelWaiting(transaction, accountId, 'player')
  if (id !== null) {
    await mailSelectionCancelled(transaction, id, publicUrl)
    return readSelection(transaction, id)
  }
  const running = await findOpenSelection(transaction, accountId)
  return new Failure(running ? 'SELECTION_RUNNING' : 'NOT_FOUND')
}
