const listeners = new Set<() => void>()

/** On which PostgreSQL tells the other processes. */
export const newsChannel = 'live_event'

/** Tells whoever waits in this process that something was published, also while its listening connection is away. */
export function announceNews(): void {
  for (const listener of listeners) listener()
}

/** Answers a function that stops it. */
export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
