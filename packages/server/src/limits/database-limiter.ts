import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { type Limit, type Limiter, longestWaitSeconds } from './limiter.ts'
import { tooManyRequests } from './too-many-requests.ts'

interface CounterRow {
  readonly hits: number
  readonly secondsLeft: number
}

/**
 * A single statement, so that parallel hits are counted in sequence. A strike is a
 * hit that exceeds the maximum.
 */
const hitStatement = ({ key, max, windowSeconds, isSteady = false }: Limit) => sql`
  insert into rate_limit (key, window_ends_at, hits)
  values (${key}, now() + make_interval(secs => ${windowSeconds}), 1)
  on conflict (key) do update set (hits, window_ends_at, strikes, strikes_end_at) = (
    select
      case when is_over then 1 else rate_limit.hits + 1 end,
      case when is_over then excluded.window_ends_at when is_strike then now() + wait else rate_limit.window_ends_at end,
      case when is_strike then earlier_strikes + 1 else rate_limit.strikes end,
      case when is_strike then now() + wait + make_interval(secs => ${longestWaitSeconds}) else rate_limit.strikes_end_at end
    from (
      select rate_limit.window_ends_at <= now() as is_over,
        rate_limit.window_ends_at > now() and rate_limit.hits = ${max} and not ${isSteady} as is_strike,
        case when rate_limit.strikes_end_at > now() then rate_limit.strikes else 0 end as earlier_strikes
    ) as state
    cross join lateral (
      select make_interval(secs => least(
        greatest(${longestWaitSeconds}, ${windowSeconds}::int),
        ${windowSeconds}::int * power(2, least(earlier_strikes, 20))
      )) as wait
    ) as growth
  )
  returning hits, greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds_left`

/** Counts in the database. Inside a transaction, hits count only if it commits. */
export const createDatabaseLimiter = (queries: Queries): Limiter => ({
  async hit(limit) {
    const { hits, secondsLeft } = await queries.one<CounterRow>(hitStatement(limit))
    return hits > limit.max ? tooManyRequests(secondsLeft) : null
  },

  async forgive({ key, max }) {
    await queries.execute(
      sql`update rate_limit set hits = hits - 1
          where key = ${key} and hits between 1 and ${max} and window_ends_at > now()`,
    )
  },

  async lift({ key }) {
    await queries.execute(sql`delete from rate_limit where key = ${key}`)
  },
})
