import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { facetsOfEntry, inScope, scopeOfFacet } from './buckets.ts'
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

interface Range {
  readonly entries: number | null
  readonly counted: number
}

/**
 * Counts the entries of every bucket of a facet, in one pass in the order of the board: reading range by
 * range would read equal scores again and again.
 */
async function checkFacet(queries: Queries, seasonId: number, facet: string): Promise<WrongRange[]> {
  const scope = scopeOfFacet(seasonId, facet)
  const wrong = await queries.query<Range>(sql`
    with place as (
      select from_key as key, from_at as at, from_id as id, entries, 0 as counted
      from board_bucket where ${inBuckets(scope, sql`board_bucket`)}
      union all
      select sort_key, reached_at, character_id, null, 1 from board_entry as entry where ${inScope(scope, sql`entry`)}
    ), numbered as (
      select entries, counted, count(entries) over (order by key, at, id, counted) as range from place
    )
    select max(entries) as entries, sum(counted) as counted from numbered
    group by range having max(entries) is distinct from sum(counted) order by range`)
  return wrong.map((each) => ({ seasonId, facet, level: 'bucket', ...each }))
}

/** Adds up the buckets of every group of a facet. A group that begins with no bucket is wrong, too. */
async function checkGroups(queries: Queries, seasonId: number, facet: string): Promise<WrongRange[]> {
  const scope = scopeOfFacet(seasonId, facet)
  const wrong = await queries.query<Range>(sql`
    with place as (
      select from_key as key, from_at as at, from_id as id, entries, 0 as counted, 0 as kind
      from board_bucket_group where ${inBuckets(scope, sql`board_bucket_group`)}
      union all
      select from_key, from_at, from_id, null, entries, 1 from board_bucket where ${inBuckets(scope, sql`board_bucket`)}
    ), numbered as (
      select entries, counted, count(entries) over places as range,
        kind = 1 and (key, at, id) = (lag(key) over places, lag(at) over places, lag(id) over places) as is_first
      from place window places as (order by key, at, id, kind)
    )
    select max(entries) as entries, sum(counted) as counted from numbered
    group by range having max(entries) is distinct from sum(counted) or not coalesce(bool_or(is_first), false)
    order by range`)
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
