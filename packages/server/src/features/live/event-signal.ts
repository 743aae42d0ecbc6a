const listeners = new Set<() => void>()

/** The PostgreSQL channel that notifies other processes. */
export const eventChannel = 'live_event'

/** Wakes the listeners of this process, even while its PostgreSQL connection for notifications is lost. */
export function signalEvents(): void {
  for (const listener of listeners) listener()
}

/** Returns a function that removes the listener. */
export function onEventSignal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
