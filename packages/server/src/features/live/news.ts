const listeners = new Set<() => void>()

/** Tells whoever waits in this process that something was published. Other processes notice within a second. */
export function announceNews(): void {
  for (const listener of listeners) listener()
}

/** Answers a function that stops it. */
export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
