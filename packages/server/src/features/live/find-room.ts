import type { LiveListener } from './live-listener.ts'

const maxPerSession = 5
const maxPerAccount = 20
const maxPerNetwork = 200
const maxListeners = 1000

/** The oldest listener of the account that has most. Listeners are in the order in which they came. */
function oldestOfLargest(listeners: readonly LiveListener[]): { victim: LiveListener; size: number } | null {
  const ofAccounts = Map.groupBy(listeners, ({ accountId }) => accountId)
  let largest: readonly LiveListener[] = []
  for (const own of ofAccounts.values()) if (own.length > largest.length) largest = own
  const [victim] = largest
  return victim ? { victim, size: largest.length } : null
}

/**
 * Whom to evict for a newcomer: nobody, one listener, or null if there is no room for it. An account gives
 * way only if it still has at least as many listeners as the newcomer's account afterwards. So two accounts
 * never take the same place from each other in turn.
 */
export function findRoom(
  listeners: ReadonlySet<LiveListener>,
  { accountId, sessionId, network }: LiveListener,
): readonly LiveListener[] | null {
  const all = [...listeners]
  const ofAccount = all.filter((other) => other.accountId === accountId)
  const ofSession = ofAccount.filter((other) => other.sessionId === sessionId)
  if (ofAccount.length >= maxPerAccount || ofSession.length >= maxPerSession) return null

  const inNetwork = all.filter((other) => other.network === network)
  const isNetworkFull = inNetwork.length >= maxPerNetwork
  if (!isNetworkFull && all.length < maxListeners) return []
  const rivals = isNetworkFull ? inNetwork : all
  const largest = oldestOfLargest(rivals)
  const ownSize = rivals.filter((other) => other.accountId === accountId).length
  return largest && largest.size > ownSize + 1 ? [largest.victim] : null
}
