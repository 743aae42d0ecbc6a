import type { OpenSelection, Presence } from '@olympus/contract/characters'
import { countdownParts, minutesLeft, type CountdownPart } from '@olympus/ui/countdown/countdown-model'

/**
 * - `pending`: cools off. Can be canceled.
 * - `changed`: asks the player again.
 * - `waiting`: is due, but the account is in the game, or may be. Nothing has been deleted.
 * - `running`: is being carried out.
 */
export type SelectionPhase = 'pending' | 'changed' | 'waiting' | 'running'

/** What an open selection is at. `nowMs` is the server's time, null if it is not known. */
export function phaseOf(
  { state, dueAt }: Pick<OpenSelection, 'state' | 'dueAt'>,
  presence: Presence,
  nowMs: number | null,
): SelectionPhase {
  // The server begins within a second.
  const isDue = state === 'pending' && nowMs !== null && Date.parse(dueAt) <= nowMs
  if (state !== 'running' && !isDue) return state
  return presence === 'offline' ? 'running' : 'waiting'
}

/** The time until a selection is due, null if the server's time is not known. */
export const timeLeft = (
  { dueAt }: Pick<OpenSelection, 'dueAt'>,
  nowMs: number | null,
): readonly CountdownPart[] | null =>
  nowMs === null ? null : countdownParts(minutesLeft(Date.parse(dueAt) - nowMs))
