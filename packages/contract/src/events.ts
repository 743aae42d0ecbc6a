import { z } from './schema.ts'

/**
 * Server-sent events of `eventsPath`. An event names what to load again and carries no data,
 * so lost and repeated events do no harm.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** A session of this account ended; the pages of that session log out. `isLogOut`: its player did so. */
  z.object({ kind: z.literal('session-ended'), sessionId: z.uuid(), isLogOut: z.optional(z.boolean()) }),
  /** The user, security, sessions or connections of this account changed. */
  z.object({ kind: z.literal('account-changed') }),
  /** The game reported something new of a character of this account, or it was swapped. */
  z.object({ kind: z.literal('characters-changed') }),
  /** A coupon of this account was claimed or redeemed. */
  z.object({ kind: z.literal('coupons-changed') }),
  /**
   * A character of this account entered or left the game, or the game server has gone quiet or come back.
   */
  z.object({ kind: z.literal('presence-changed') }),
  /** Tickets, tokens, spins or seeds of this account changed. */
  z.object({ kind: z.literal('wheel-changed') }),
  /** Coins of this account moved, a purchase changed, or a gift was sent or received. */
  z.object({ kind: z.literal('wallet-changed') }),
  /** Too much happened while the page was away: everything is to be loaded again. */
  z.object({ kind: z.literal('missed') }),
])
export type LiveEvent = z.output<typeof LiveEvent>

/** Below `/api`. Requires the access token of a live session. */
export const eventsPath = '/events'
