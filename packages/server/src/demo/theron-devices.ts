import type { SecurityEventKind } from '@olympus/contract/security-events'

/** The devices of Theron. Their addresses are reserved for documentation. */
interface PastDevice {
  readonly userAgent: string
  readonly address: string
}

export interface PastSession extends PastDevice {
  readonly startedHoursAgo: number
  readonly usedHoursAgo: number
}

export interface PastSecurityEvent extends PastDevice {
  readonly hoursAgo: number
  readonly kind: SecurityEventKind
}

const homeAddress = '203.0.113.24'

const computer: PastDevice = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0',
  address: homeAddress,
}

const phone: PastDevice = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  address: '198.51.100.7',
}

const launcher: PastDevice = { userAgent: 'OlympusLauncher/1.4.2 (Windows; x64)', address: homeAddress }

const borrowedLaptop: PastDevice = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
  address: '198.51.100.180',
}

const stranger: PastDevice = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  address: '192.0.2.66',
}

/** Devices that are still logged in. `hoursAgo` counts back from loading. */
export const pastSessions: readonly PastSession[] = [
  { ...computer, startedHoursAgo: 12 * 24 + 2, usedHoursAgo: 3 },
  { ...phone, startedHoursAgo: 9 * 24 + 6, usedHoursAgo: 21 },
  { ...launcher, startedHoursAgo: 5 * 24 + 1, usedHoursAgo: 2 * 24 + 4 },
]

/** Oldest first. */
export const pastSecurityEvents: readonly PastSecurityEvent[] = [
  { ...computer, hoursAgo: 96 * 24, kind: 'password-changed' },
  { ...borrowedLaptop, hoursAgo: 40 * 24 + 3, kind: 'logged-in' },
  { ...borrowedLaptop, hoursAgo: 40 * 24 + 1, kind: 'logged-out' },
  { ...computer, hoursAgo: 12 * 24 + 2, kind: 'logged-in' },
  { ...phone, hoursAgo: 9 * 24 + 6, kind: 'logged-in' },
  { ...stranger, hoursAgo: 6 * 24 + 9, kind: 'log-in-failed' },
  { ...stranger, hoursAgo: 6 * 24 + 9, kind: 'log-in-failed' },
  { ...launcher, hoursAgo: 5 * 24 + 1, kind: 'logged-in' },
]
