import { z } from './schema.ts'

/**
 * What the server tells a page while it is open, as server-sent events of `eventsPath`. An event says what to look at again, never
 * the news itself, so that one that is lost or comes twice does no harm.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** A session of this account is over; the page of that session logs out. */
  z.object({ kind: z.literal('session-ended'), sessionId: z.uuid() }),
  /** User, security, sessions or connections of this account changed. */
  z.object({ kind: z.literal('account-changed') }),
  /** A coupon of this account was claimed or redeemed. */
  z.object({ kind: z.literal('coupons-changed') }),
  /** Coins of this account came or went, a purchase changed, or a gift came or went on its way. */
  z.object({ kind: z.literal('wallet-changed') }),
])
export type LiveEvent = z.output<typeof LiveEvent>

/** Below `/api`; asks for the access token of a live session, as every call does. */
export const eventsPath = '/events'
