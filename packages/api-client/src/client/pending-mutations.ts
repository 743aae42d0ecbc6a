/** Reasons not to reload the page for a new build: a mutation in flight, a payment, a login. */
export interface PendingMutations {
  /** Keeps the page until the returned function is called. */
  hold(reason: string): () => void
  /** The current reasons. None: the page may reload. */
  reasons(): string[]
}

export function createPendingMutations(): PendingMutations {
  const holds = new Set<{ readonly reason: string }>()
  return {
    hold(reason) {
      const entry = { reason }
      holds.add(entry)
      return () => void holds.delete(entry)
    },
    reasons: () => [...holds].map(({ reason }) => reason),
  }
}
