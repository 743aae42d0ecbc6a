import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { facetsOfEntry, inScope, rangeEnd, scopeOfFacet } from './buckets.ts'
import { inBuckets } from './place-of.ts'

/** A range whose number of entries is not what its bucket or group says. */
export interface WrongRange {
  readonly seasonId: number
  readonly facet: string
  readonly level: 'bucket' | 'group'
  /** Null: there is no bucket or group. */
  readonly entries: number | null
  readonly counted: number
}

/** All facets of a season: of its entries and of its buckets. */
export const facetsOf = async (queries: Queries, seasonId: number): Promise<string[]> => {
  const rows = await queries.query<{ facet: string }>(sql`
    with kind as (
      select distinct class_code, faction from board_entry where season_id = ${seasonId} and is_ranked
    )
    select facet from kind cross join lateral unnest(${facetsOfEntry}) as facet
    union select facet from board_bucket where season_id = ${seasonId} order by facet`)
  return rows.map(({ facet }) => facet)
}

/** Counts the entries of every bucket of a facet, range by range. One statement. */
async function checkFacet(queries: Queries, seasonId: number, facet: string): Promise<WrongRange[]> {
  const scope = scopeOfFacet(seasonId, facet)
  const wrong = await queries.query<{ entries: number | null; counted: number }>(sql`
    with bucket as materialized (
      select from_key, from_at, from_id, entries, ${rangeEnd}
      from board_bucket where ${inBuckets(scope, sql`board_bucket`)}
      window places as (order by from_key, from_at, from_id)
    ), counted as (
      select entries, (
        select count(*) from board_entry as entry where ${inScope(scope, sql`entry`)}
          and (entry.sort_key, entry.reached_at, entry.character_id) >= (from_key, from_at, from_id)
          and (entry.sort_key, entry.reached_at, entry.character_id) < (to_key, to_at, to_id)) as counted
      from bucket
    )
    select entries, counted from counted where entries <> counted
    union all
    select null, count(*) from board_entry as entry
    where ${inScope(scope, sql`entry`)} and not exists (select from bucket) having count(*) > 0`)
  return wrong.map((each) => ({ seasonId, facet, level: 'bucket', ...each }))
}

/**
 * Adds up the buckets of every group of a facet. A group that begins with no bucket is wrong, too. One
 * statement.
 */
async function checkGroups(queries: Queries, seasonId: number, facet: string): Promise<WrongRange[]> {
  const scope = scopeOfFacet(seasonId, facet)
  const wrong = await queries.query<{ entries: number | null; counted: number }>(sql`
    with bucket_group as materialized (
      select from_key, from_at, from_id, entries, ${rangeEnd}
      from board_bucket_group where ${inBuckets(scope, sql`board_bucket_group`)}
      window places as (order by from_key, from_at, from_id)
    ), counted as (
      select entries, (
        select coalesce(sum(bucket.entries), 0)::bigint from board_bucket as bucket where ${inBuckets(scope, sql`bucket`)}
          and (bucket.from_key, bucket.from_at, bucket.from_id) >= (first.from_key, first.from_at, first.from_id)
          and (bucket.from_key, bucket.from_at, bucket.from_id) < (to_key, to_at, to_id)) as counted,
        exists (
          select from board_bucket as bucket where ${inBuckets(scope, sql`bucket`)}
            and (bucket.from_key, bucket.from_at, bucket.from_id) = (first.from_key, first.from_at, first.from_id)
        ) as has_first
      from bucket_group as first
    )
    select entries, counted from counted where entries <> counted or not has_first
    union all
    select null, count(*) from board_bucket as bucket
    where ${inBuckets(scope, sql`bucket`)} and not exists (
      select from bucket_group where (bucket_group.from_key, bucket_group.from_at, bucket_group.from_id)
        <= (bucket.from_key, bucket.from_at, bucket.from_id))
    having count(*) > 0`)
  return wrong.map((each) => ({ seasonId, facet, level: 'group', ...each }))
}

/** Finds the buckets and groups of a season that count wrong. */
export async function checkBuckets(queries: Queries, seasonId: number): Promise<WrongRange[]> {
  const wrong: WrongRange[] = []
  for (const facet of await facetsOf(queries, seasonId))
    wrong.push(
      ...(await checkFacet(queries, seasonId, facet)),
      ...(await checkGroups(queries, seasonId, facet)),
    )
  return wrong
}
