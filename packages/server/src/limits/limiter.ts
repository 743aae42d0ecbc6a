import type { Failure } from '../failure.ts'

export interface Limit {
  /** What is limited and for whom, such as `login:203.0.113.7`. */
  readonly key: string
  readonly max: number
  readonly windowSeconds: number
}

/** Counts attempts over all processes at once. */
export interface Limiter {
  /**
   * Counts one hit. Past the maximum it answers TOO_MANY_REQUESTS with the time until the window ends. Count before the limited
   * act, so that parallel attempts cannot slip through together.
   */
  hit(limit: Limit): Promise<Failure<'TOO_MANY_REQUESTS'> | null>
  /** Takes a hit back, as when an attempt turned out to be right. */
  forgive(limit: Limit): Promise<void>
}
