import type { Limit } from '../../limits/limiter.ts'

/**
 * Limits of wrong codes; codes that exist are not counted. The network's limit comes first: while it
 * refuses, it must not use up the account's attempts.
 */
export const claimLimits = (accountId: number, network: string): readonly Limit[] => [
  // Steady, because neighbors may share an address, and none of them should have to wait for a day.
  { key: `coupon:${network}`, max: 30, windowSeconds: 3600, isSteady: true },
  { key: `coupon:${accountId}`, max: 10, windowSeconds: 3600 },
]
