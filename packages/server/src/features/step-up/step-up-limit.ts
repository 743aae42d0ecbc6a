import type { Limit } from '../../limits/limiter.ts'

/** Limit of step-up attempts with a password, as for logins: a stolen session must not allow guessing. */
export const stepUpLimit = (accountId: number): Limit => ({
  key: `step-up:${accountId}`,
  max: 10,
  windowSeconds: 15 * 60,
})
