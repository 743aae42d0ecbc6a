import type { OpenSelection } from '@olympus/contract/characters'
import { countdownParts, minutesLeft, type CountdownPart } from '@olympus/ui/countdown/countdown-model'

/**
 * - `waiting`: is carried out at its date, in `left` if the server's time is known.
 * - `due`: its date has passed; the server carries it out next.
 */
export type BannerState =
  | { readonly kind: 'waiting'; readonly left: readonly CountdownPart[] | null }
  | { readonly kind: 'due' | 'changed' | 'running' }

/** What the banner of every page says. `nowMs` is the server's time, null if it is not known. */
export function bannerState(
  selection: Pick<OpenSelection, 'state' | 'dueAt'>,
  nowMs: number | null,
): BannerState {
  if (selection.state !== 'pending') return { kind: selection.state }
  if (nowMs === null) return { kind: 'waiting', left: null }
  const minutes = minutesLeft(Date.parse(selection.dueAt) - nowMs)
  return minutes === 0 ? { kind: 'due' } : { kind: 'waiting', left: countdownParts(minutes) }
}
