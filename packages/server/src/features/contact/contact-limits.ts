import type { Limit } from '../../limits/limiter.ts'

const hour = 3600
const day = 24 * hour

/**
 * Guests can enter any address, so they could have mails sent to a stranger. Steady: strangers could
 * otherwise close the form to the owner of an address, or to all guests.
 */
export const guestLimits = (network: string, mailbox: string): readonly Limit[] => [
  { key: `contact:network:${network}`, max: 10, windowSeconds: hour },
  { key: `contact:address:${mailbox}`, max: 3, windowSeconds: hour, isSteady: true },
  { key: `contact:address-day:${mailbox}`, max: 6, windowSeconds: day, isSteady: true },
  { key: 'contact:guests', max: 200, windowSeconds: hour, isSteady: true },
]

/** Counted apart from guests, so that a flood of guests closes the form to no player. */
export const playerLimits = (accountId: number): readonly Limit[] => [
  { key: `contact:account:${accountId}`, max: 5, windowSeconds: hour },
  { key: 'contact:players', max: 500, windowSeconds: hour, isSteady: true },
]
