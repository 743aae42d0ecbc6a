import type { Limit } from '../../limits/limiter.ts'

/** Of wrong codes; codes that exist are taken back out. The network's comes first: its wait is not to use up the account's. */
export const claimLimits = (accountId: number, network: string): readonly Limit[] => [
  // Steady, as neighbours share an address and none of them is to wait for a day.
  { key: `coupon:${network}`, max: 30, windowSeconds: 3600, isSteady: true },
  { key: `coupon:${accountId}`, max: 10, windowSeconds: 3600 },
]
