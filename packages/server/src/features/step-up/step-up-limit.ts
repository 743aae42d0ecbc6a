import type { Limit } from '../../limits/limiter.ts'

/** Passwords that are tried to step up. As at the log-in: whoever holds a stolen session must not guess on. */
export const stepUpLimit = (accountId: number): Limit => ({
  key: `step-up:${accountId}`,
  max: 10,
  windowSeconds: 15 * 60,
})
