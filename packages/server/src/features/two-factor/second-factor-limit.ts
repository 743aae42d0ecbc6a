import type { Limit } from '../../limits/limiter.ts'

/** Wrong codes of an account, wherever they are asked for. Right ones are forgiven. */
export const secondFactorLimit = (accountId: number): Limit => ({
  key: `two-factor:${accountId}`,
  max: 10,
  windowSeconds: 3600,
})
