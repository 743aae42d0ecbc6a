import type { Limit } from '../../limits/limiter.ts'

/** Of names that nobody can be given anything by. The network's comes first: its wait is not to use up the account's. */
export const giftLimits = (accountId: number, network: string): readonly Limit[] => [
  // Steady, as neighbours share an address and none of them is to wait for a day.
  { key: `gift:${network}`, max: 30, windowSeconds: 3600, isSteady: true },
  { key: `gift:${accountId}`, max: 10, windowSeconds: 3600 },
]

/** Of mails that tell of gifts, which anybody can cause. Steady, as all for mails to somebody else. */
export const giftMailLimit = (recipientId: number): Limit => ({
  key: `gift-mail:${recipientId}`,
  max: 3,
  windowSeconds: 3600,
  isSteady: true,
})
