import type { Failure } from '../failure.ts'

export interface Limit {
  /** What is limited and for whom, such as `login:203.0.113.7`. */
  readonly key: string
  readonly max: number
  readonly windowSeconds: number
  /**
   * Never makes anybody wait longer than its window. For what strangers can use up in somebody else's name, such as mails to an
   * address: with growing delays they could keep its owner out.
   */
  readonly isSteady?: boolean
}

/** Counts attempts over all processes at once. */
export interface Limiter {
  /**
   * Counts one hit. Past the maximum it answers TOO_MANY_REQUESTS with the time to wait: as long as the window, and twice as long each
   * time that the limit is exceeded again within a day of the last wait. Count before the limited act, so that parallel attempts
   * cannot slip through together, and outside the act's transaction, whose failure would undo the count.
   */
  hit(limit: Limit): Promise<Failure<'TOO_MANY_REQUESTS'> | null>
  /** Takes a hit back, as when an attempt turned out to be right. Ends no wait. */
  forgive(limit: Limit): Promise<void>
  /** Forgets all that was counted, and ends the wait. */
  lift(limit: Limit): Promise<void>
}

/** The longest wait, unless a window is longer; and how long an exceeded limit is remembered after its wait. */
export const longestWaitSeconds = 24 * 60 * 60
