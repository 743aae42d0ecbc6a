import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { Failure } from '../failure.ts'

export interface RateLimit {
  /** What is limited and for whom, such as `login:203.0.113.7`. */
  readonly key: string
  readonly max: number
  readonly windowSeconds: number
}

/**
 * Counts one hit, over all processes at once. Past the maximum it answers TOO_MANY_REQUESTS with the time until the window
 * ends. Count before the limited act, so that parallel attempts cannot slip through together.
 */
export async function countHit(
  queries: Queries,
  { key, max, windowSeconds }: RateLimit,
): Promise<Failure<'TOO_MANY_REQUESTS'> | null> {
  const { hits, secondsLeft } = await queries.one<{ hits: number; secondsLeft: number }>(
    sql`insert into rate_limit (key, window_ends_at, hits)
        values (${key}, now() + make_interval(secs => ${windowSeconds}), 1)
        on conflict (key) do update set
          hits = case when rate_limit.window_ends_at <= now() then 1 else rate_limit.hits + 1 end,
          window_ends_at = case when rate_limit.window_ends_at <= now()
            then excluded.window_ends_at else rate_limit.window_ends_at end
        returning hits, ceil(extract(epoch from window_ends_at - now()))::int as seconds_left`,
  )
  return hits > max ? new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsLeft }) : null
}

/** Takes a hit back, as when an attempt turned out to be right. */
export async function forgiveHit(queries: Queries, key: string): Promise<void> {
  await queries.execute(sql`update rate_limit set hits = greatest(hits - 1, 0) where key = ${key}`)
}
