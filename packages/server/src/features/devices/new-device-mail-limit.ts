import type { Limit } from '../../limits/limiter.ts'

/** A flood of log-ins must not become a flood of mails. Each log-in is a security event anyway. */
export const newDeviceMailLimit = (accountId: number): Limit => ({
  key: `new-device-mail:${accountId}`,
  max: 1,
  windowSeconds: 10 * 60,
  isSteady: true,
})
