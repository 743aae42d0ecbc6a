import type { Purchase } from '@olympus/contract/purchase'

/** How long the page waits for the provider before it says that an email will follow. */
export const verifyingPatienceMs = 60_000

const firstPollMs = 1000
const longestPollMs = 8000

/** Time until the next request to the server, or null once the player has waited long enough. */
export function nextPollMs({ polls, waitedMs }: { polls: number; waitedMs: number }): number | null {
  if (waitedMs >= verifyingPatienceMs) return null
  const backedOffMs = Math.min(firstPollMs * 1.5 ** polls, longestPollMs)
  return Math.min(backedOffMs, verifyingPatienceMs - waitedMs)
}

/**
 * The status shown to a player who returns from the provider. `unpaid`: left the provider's
 * page without paying; `declined`: an attempt failed and another is possible; `delayed`:
 * not settled while the page waited.
 */
export type PurchaseOutcome =
  | 'unpaid'
  | 'declined'
  | 'verifying'
  | 'delayed'
  | 'succeeded'
  | 'withdrawn'
  | 'partially-refunded'
  | 'refunded'
  | 'disputed'
  | 'failed'
  | 'expired'

export function purchaseOutcome(
  { state, failure }: Pick<Purchase, 'state' | 'failure'>,
  hasRunOutOfPatience: boolean,
): PurchaseOutcome {
  if (state === 'pending') return failure ? 'declined' : 'unpaid'
  if (state === 'verifying') return hasRunOutOfPatience ? 'delayed' : 'verifying'
  return state
}
