import type { Limit } from '../../limits/limiter.ts'

/**
 * Limits of unknown character names. The network is checked first, so its wait
 * does not use up the account's.
 */
export const giftLimits = (accountId: number, network: string): readonly Limit[] => [
  // Steady: neighbors may share an address, and none of them should wait for a day.
  { key: `gift:${network}`, max: 30, windowSeconds: 3600, isSteady: true },
  { key: `gift:${accountId}`, max: 10, windowSeconds: 3600 },
]

/** Limit of gift mails, which any player can trigger. Steady, like all limits of mails to other players. */
export const giftMailLimit = (recipientId: number): Limit => ({
  key: `gift-mail:${recipientId}`,
  max: 3,
  windowSeconds: 3600,
  isSteady: true,
})
