import sql, { raw, type Sql } from 'sql-template-tag'
import { bucketSizes, bucketTable, groupTable, inScope, type Scope } from './buckets.ts'

type AnyScope = Scope<number | Sql>

/**
 * A condition on the buckets of a scope, or on their groups. Subqueries hide its values from the planner:
 * scopes with fewer buckets than most seem cheaper with a plan of their own, so that it would plan each
 * statement anew.
 */
export const inBuckets = ({ seasonId, facet }: AnyScope, alias: Sql): Sql =>
  sql`${alias}.season_id = ${
    typeof seasonId === 'number' ? sql`(select ${seasonId}::bigint)` : seasonId
  } and ${alias}.facet = (select ${facet}::text)`

const startOf = (alias: Sql) => sql`(${alias}.from_key, ${alias}.from_at, ${alias}.from_id)`
const better = startOf(sql`better`)
const place = sql`(other.sort_key, other.reached_at, other.character_id)`
const group = { table: groupTable, alias: sql`bucket_group` }
const bucket = { table: bucketTable, alias: sql`bucket` }

const sumOf = (scope: AnyScope, table: Sql, condition: Sql) => sql`
  coalesce((
    select sum(entries) from ${table} as better where ${inBuckets(scope, sql`better`)} and ${condition}
  ), 0)`

/** The last range of a level that fulfills a condition on its start. */
const lastOf = (scope: AnyScope, { table, alias }: typeof group, isBefore: Sql) => sql`
  select ${alias}.from_key, ${alias}.from_at, ${alias}.from_id, ${alias}.entries from ${table} as ${alias}
  where ${inBuckets(scope, alias)} and ${isBefore}
  order by ${alias}.from_key desc, ${alias}.from_at desc, ${alias}.from_id desc limit 1`

/**
 * How many entries come before a place: those of the groups before the last one that fulfills `isBefore`,
 * those of the buckets of this one before the last that fulfills it, and those of this bucket that fulfill
 * `isCounted`. Reads one range each of groups, buckets and entries. No bucket has more than the limit,
 * which tells the planner how few entries are read. `key`: the last sort key that is read.
 */
const countBefore = (
  scope: AnyScope,
  isBefore: (alias: Sql) => Sql,
  { key, isCounted }: { readonly key: Sql; readonly isCounted: Sql },
) => sql`
  coalesce((
    select ${sumOf(scope, groupTable, sql`${better} < ${startOf(group.alias)}`)}
      + ${sumOf(scope, bucketTable, sql`${better} >= ${startOf(group.alias)} and ${better} < ${startOf(bucket.alias)}`)}
      + (
        select count(*) from (
          select * from (
            select sort_key, reached_at, character_id from board_entry as other
            where ${inScope(scope, sql`other`)} and ${place} >= ${startOf(bucket.alias)} and other.sort_key <= ${key}
            order by sort_key, reached_at, character_id limit ${raw(String(bucketSizes.limit))}
          ) as inside order by sort_key, reached_at, character_id limit ${bucket.alias}.entries
        ) as other where ${isCounted})
    from (${lastOf(scope, group, isBefore(group.alias))}) as ${group.alias}
    cross join (${lastOf(scope, bucket, isBefore(bucket.alias))}) as ${bucket.alias}
  ), 0)`

/** The rank of a sort key: one more than the number of better entries. */
export const rankOf = (scope: AnyScope, sortKey: Sql): Sql =>
  sql`(1 + ${countBefore(scope, (range) => sql`${range}.from_key < ${sortKey}`, {
    key: sql`${sortKey} - 1`,
    isCounted: sql`true`,
  })})`

/**
 * The position of an entry, from 1. `alias`: of the entry. Compares whole places only outside of the index
 * scan: PostgreSQL reads all entries of the same key before it ends a scan by such a condition.
 */
export function positionOf(scope: AnyScope, alias: Sql): Sql {
  const own = sql`(${alias}.sort_key, ${alias}.reached_at, ${alias}.character_id)`
  return countBefore(scope, (range) => sql`${startOf(range)} <= ${own}`, {
    key: sql`${alias}.sort_key`,
    isCounted: sql`${place} <= ${own}`,
  })
}

/**
 * Whether an equal score comes before an entry. If none does, its rank is its position, and need not be
 * counted.
 */
export const isTied = (scope: AnyScope, alias: Sql): Sql => sql`
  coalesce(${alias}.sort_key = (
    select other.sort_key from board_entry as other
    where ${inScope(scope, sql`other`)} and ${place} < (${alias}.sort_key, ${alias}.reached_at, ${alias}.character_id)
    order by other.sort_key desc, other.reached_at desc, other.character_id desc limit 1
  ), false)`
