import type { sections } from '@olympus/contract/bridge/sections'
import type { DeactivationObstacle } from '@olympus/contract/character-swapper'
import { limits } from '@olympus/contract/limits'
import type { z } from '@olympus/contract/schema'

type Bazaar = Pick<z.output<typeof sections.bazaar>, 'bids' | 'listings'>

/** Whether a character sells or bids in the bazaar. What is sold, won or over waits for it there. */
export function isTrading({ listings, bids = [] }: Bazaar, now: Date): boolean {
  const isRunning = (end: string) => Date.parse(end) > now.getTime()
  return (
    listings.some(({ amount, soldAmount, expiresAt }) => soldAmount < amount && isRunning(expiresAt)) ||
    bids.some(({ isWon, endsAt }) => !isWon && isRunning(endsAt))
  )
}

interface Roster {
  readonly activeCount: number
  readonly deactivatedCount: number
}

interface Trade {
  readonly isTrading: boolean
  /** See DEACTIVATE_WITH_LISTINGS. */
  readonly isTradingAllowed: boolean
}

/** Why an active character cannot be deactivated; null if it can. */
export function obstacleOf(
  { activeCount, deactivatedCount }: Roster,
  trade: Trade,
): DeactivationObstacle | null {
  if (activeCount <= 1) return 'LAST_ACTIVE'
  if (deactivatedCount >= limits.maxDeactivatedCharacters) return 'TOO_MANY_DEACTIVATED'
  return trade.isTrading && !trade.isTradingAllowed ? 'LISTINGS_OPEN' : null
}
