import type { SpendingLimit } from '@olympus/contract/spending-limits'

/** One limit of each kind: none, an active one, and one with a scheduled raise. */
export const sampleSpendingLimits: readonly SpendingLimit[] = [
  { period: 'day', maxCoins: null, boughtCoins: 1000, raise: null },
  { period: 'week', maxCoins: 10_000, boughtCoins: 6000, raise: null },
  {
    period: 'month',
    maxCoins: 20_000,
    boughtCoins: 8000,
    raise: { maxCoins: 40_000, at: '2025-06-13T09:41:00Z' },
  },
]
