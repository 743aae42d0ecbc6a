/** Reasons not to reload the page for a new build: mutations in flight, a payment being verified, a login. */
export interface PendingMutations {
  /** Keeps the page until the returned function is called. */
  hold(reason: string): () => void
  isBusy(): boolean
  /** Current reasons, for logs. */
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
    isBusy: () => holds.size > 0,
    reasons: () => [...holds].map(({ reason }) => reason),
  }
}
