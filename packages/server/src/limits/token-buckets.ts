/** How many requests one sender may make: `burst` at once, then `perSecond`. */
export interface Budget {
  readonly burst: number
  readonly perSecond: number
}

export interface TokenBuckets {
  /** Takes one request from the budget of `key`. Returns the milliseconds to wait if nothing is left, else 0. */
  take(key: string): number
}

interface Bucket {
  tokens: number
  refilledAtMs: number
}

/** More keys than any flood brings at once; beyond it the bucket that was not used for longest is dropped. */
const maxBuckets = 50_000

interface TokenBucketsOptions {
  readonly budget: Budget
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number
}

/** Budgets in the memory of this process: the first check of a request must cost next to nothing. */
export function createTokenBuckets({
  budget: { burst, perSecond },
  now = () => performance.now(),
}: TokenBucketsOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  return {
    take(key) {
      const nowMs = now()
      const bucket = buckets.get(key) ?? { tokens: burst, refilledAtMs: nowMs }
      bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.refilledAtMs) / 1000) * perSecond)
      bucket.refilledAtMs = nowMs
      // Deleted first, so that the map stays in the order of last use.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > maxBuckets) {
        const [leastUsed = key] = buckets.keys()
        buckets.delete(leastUsed)
      }
      if (bucket.tokens < 1) return ((1 - bucket.tokens) / perSecond) * 1000
      bucket.tokens -= 1
      return 0
    },
  }
}
