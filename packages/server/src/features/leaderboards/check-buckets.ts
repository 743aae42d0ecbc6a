import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { facetsOfEntry, inScope, scopeOfFacet } from './buckets.ts'
import { inBuckets } from './place-of.ts'

/** A range whose number of entries is not what its bucket says. */
export interface WrongBucket {
  readonly seasonId: number
  readonly facet: string
  /** Null: there is no bucket at all. */
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
async function checkFacet(queries: Queries, seasonId: number, facet: string): Promise<WrongBucket[]> {
  const scope = scopeOfFacet(seasonId, facet)
  const wrong = await queries.query<{ entries: number | null; counted: number }>(sql`
    with bucket as materialized (
      select from_key, from_at, from_id, entries,
        coalesce(lead(from_key) over places, 9223372036854775807) as to_key,
        coalesce(lead(from_at) over places, 'infinity') as to_at,
        coalesce(lead(from_id) over places, 9223372036854775807) as to_id
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
  return wrong.map((each) => ({ seasonId, facet, ...each }))
}

/** Finds the buckets of a season that count wrong. */
export async function checkBuckets(queries: Queries, seasonId: number): Promise<WrongBucket[]> {
  const wrong: WrongBucket[] = []
  for (const facet of await facetsOf(queries, seasonId))
    wrong.push(...(await checkFacet(queries, seasonId, facet)))
  return wrong
}
