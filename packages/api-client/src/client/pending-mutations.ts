/**
 * Reasons to delay a reload for a new build: mutations in flight, a payment being verified,
 * a popup that is shown only once.
 */
export interface PendingMutations {
  /** Keeps the page until the returned function is called. */
  hold(reason: string): () => void
  isBusy(): boolean
  /** Current reasons, for logs. */
  reasons(): string[]
  /** Resolves when nothing holds the page. */
  whenIdle(): Promise<void>
}

export function createPendingMutations(): PendingMutations {
  const holds = new Set<{ readonly reason: string }>()
  let waiting: (() => void)[] = []
  return {
    hold(reason) {
      const entry = { reason }
      holds.add(entry)
      return () => {
        holds.delete(entry)
        if (holds.size > 0) return
        const resolved = waiting
        waiting = []
        for (const resolve of resolved) resolve()
      }
    },
    isBusy: () => holds.size > 0,
    reasons: () => [...holds].map(({ reason }) => reason),
    whenIdle: () =>
      new Promise((resolve) => {
        if (holds.size === 0) resolve()
        else waiting.push(resolve)
      }),
  }
}
