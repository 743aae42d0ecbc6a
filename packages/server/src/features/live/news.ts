const listeners = new Set<() => void>()

/** The PostgreSQL channel that notifies other processes. */
export const newsChannel = 'live_event'

/** Wakes the listeners of this process, even while its PostgreSQL connection for notifications is lost. */
export function announceNews(): void {
  for (const listener of listeners) listener()
}

/** Returns a function that removes the listener. */
export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
