import type { Failure } from '../failure.ts'
import type { LimitName } from './limit-names.ts'

export interface Limit {
  /** The limited action and its actor, such as `login:203.0.113.7`. */
  readonly key: `${LimitName}:${string}`
  readonly max: number
  readonly windowSeconds: number
  /**
   * Waits are never longer than the window. For limits that strangers can use up in another player's
   * name, such as mails to an address: growing delays could lock its owner out.
   */
  readonly isSteady?: boolean
}

/** Counts attempts over all processes at once. */
export interface Limiter {
  /**
   * Counts one hit. Past the maximum, returns TOO_MANY_REQUESTS with the time to wait: the window,
   * doubled each time that the limit is exceeded again within a day of the last wait. Count before the
   * limited act, because parallel attempts could bypass the limit, and outside its transaction, whose
   * rollback would undo the count.
   */
  hit(limit: Limit): Promise<Failure<'TOO_MANY_REQUESTS'> | null>
  /** Takes a hit back, for example after a correct password. Does not end a wait. */
  forgive(limit: Limit): Promise<void>
  /** Resets the counter and ends the wait. */
  lift(limit: Limit): Promise<void>
}

/** The longest wait, unless the window is longer. Also how long strikes are remembered after a wait. */
export const longestWaitSeconds = 24 * 60 * 60
