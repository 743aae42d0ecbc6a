import sql, { type Sql } from 'sql-template-tag'
import { bucketSizes, inScope, type Scope } from './buckets.ts'

type AnyScope = Scope<number | Sql>

/** A condition on the buckets of a scope. */
export const inBuckets = ({ seasonId, facet }: AnyScope, alias: Sql): Sql =>
  sql`${alias}.season_id = ${seasonId} and ${alias}.facet = ${facet}`

const bucketStart = sql`(bucket.from_key, bucket.from_at, bucket.from_id)`
const place = sql`(other.sort_key, other.reached_at, other.character_id)`

/**
 * How many entries come before a place: those of the buckets before the last one that fulfills `isBefore`,
 * and those of this one that fulfill `isCounted`. Reads one range of buckets and one of entries. No bucket
 * has more than the limit, which tells the planner how few entries are read.
 */
const countBefore = (scope: AnyScope, isBefore: Sql, isCounted: Sql) => sql`
  coalesce((
    select coalesce((
        select sum(entries) from board_bucket as better where ${inBuckets(scope, sql`better`)}
          and (better.from_key, better.from_at, better.from_id) < ${bucketStart}
      ), 0) + (
        select count(*) from (
          select from board_entry as other
          where ${inScope(scope, sql`other`)} and ${place} >= ${bucketStart} and ${isCounted}
          order by sort_key, reached_at, character_id limit ${bucketSizes.max}
        ) as counted)
    from board_bucket as bucket where ${inBuckets(scope, sql`bucket`)} and ${isBefore}
    order by bucket.from_key desc, bucket.from_at desc, bucket.from_id desc limit 1
  ), 0)`

/** The rank of a sort key: one more than the number of better entries. */
export const rankOf = (scope: AnyScope, sortKey: Sql): Sql =>
  sql`(1 + ${countBefore(scope, sql`bucket.from_key < ${sortKey}`, sql`other.sort_key < ${sortKey}`)})`

/** The position of an entry, from 1. `alias`: of the entry. */
export function positionOf(scope: AnyScope, alias: Sql): Sql {
  const own = sql`(${alias}.sort_key, ${alias}.reached_at, ${alias}.character_id)`
  return countBefore(scope, sql`${bucketStart} <= ${own}`, sql`${place} <= ${own}`)
}
