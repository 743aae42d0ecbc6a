import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { bucketSizes, bucketTable, firstPlace, groupTable, inScope, scopeOfFacet } from './buckets.ts'
import { facetsOf } from './check-buckets.ts'
import { groupSizes, storeGroups } from './group-level.ts'

/** The first bucket begins before every place. */
const from = (first: Sql, column: Sql) => sql`case when before = 0 then ${first} else ${column} end`

/** Counts the entries of a season anew, whatever its buckets say. The caller holds `lockSeasons`. */
export async function rebuildBuckets(transaction: Transaction, seasonId: number): Promise<void> {
  for (const table of [groupTable, bucketTable])
    await transaction.execute(sql`delete from ${table} where season_id = ${seasonId}`)
  for (const facet of await facetsOf(transaction, seasonId)) {
    const inFacet = inScope(scopeOfFacet(seasonId, facet), sql`entry`)
    await transaction.execute(sql`
      insert into board_bucket (season_id, facet, from_key, from_at, from_id, entries)
      select ${seasonId}::bigint, ${facet}::text, ${from(firstPlace.key, sql`sort_key`)},
        ${from(firstPlace.at, sql`reached_at`)}, ${from(firstPlace.id, sql`character_id`)},
        coalesce(lead(before) over (order by before), (select count(*) from board_entry as entry where ${inFacet})) - before
      from (
        select row_number() over (order by sort_key, reached_at, character_id) - 1 as before, sort_key, reached_at, character_id
        from board_entry as entry where ${inFacet}
      ) as ranked
      where before % ${bucketSizes.target} = 0`)
  }
  await storeGroups(
    transaction,
    sql`
      select *, (sum(entries) over (partition by facet order by from_key, from_at, from_id) - entries)
        / ${groupSizes().target}::bigint as part
      from board_bucket where season_id = ${seasonId}`,
  )
}
