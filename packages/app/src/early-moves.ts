/**
 * Notes that the player goes back or forward before the router listens, which has read the address by then.
 * Returns what to call once it listens: it lets the router read the address again.
 */
export function keepEarlyMoves(): () => void {
  let hasMoved = false
  const listening = new AbortController()
  addEventListener('popstate', () => (hasMoved = true), { signal: listening.signal })
  return () => {
    if (listening.signal.aborted) return
    listening.abort()
    if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
}
