import type { Limit } from '../../limits/limiter.ts'

/** Limit of wrong codes per account, shared by all endpoints. Correct codes do not count. */
export const secondFactorLimit = (accountId: number): Limit => ({
  key: `two-factor:${accountId}`,
  max: 10,
  windowSeconds: 3600,
})
