import sql, { empty, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Level } from './balance-ranges.ts'
import { bucketSizes, type CountedRange, groupTable, placeOfRange } from './buckets.ts'

/**
 * Entries of a group: of a new one, and when it is split or merged. A small group is larger than a small
 * bucket.
 */
export function groupSizes() {
  const target = bucketSizes.target * bucketSizes.perGroup
  return { target, max: 2 * target, limit: 2 * target, min: Math.max(bucketSizes.min, target / 4) }
}

/**
 * Stores groups of buckets. `parted`: buckets of one season, each with the `part` of its facet that it
 * belongs to.
 */
export const storeGroups = (transaction: Transaction, parted: Sql): Promise<number> =>
  transaction.execute(sql`
    insert into board_bucket_group (season_id, facet, from_key, from_at, from_id, entries)
    select season_id, facet, from_key, from_at, from_id, part_entries from (
      select season_id, facet, from_key, from_at, from_id, sum(entries) over (partition by facet, part) as part_entries,
        row_number() over (partition by facet, part order by from_key, from_at, from_id) as place
      from (${parted}) as parted
    ) as head where place = 1
    on conflict (season_id, facet, from_key, from_at, from_id) do update set entries = excluded.entries`)

/** Splits a group into about equal parts between its buckets. */
async function split(transaction: Transaction, group: CountedRange): Promise<void> {
  const { seasonId, facet, entries } = group
  const parts = Math.ceil(entries / groupSizes().target)
  const start = sql`(from_key, from_at, from_id)`
  const inFacet = sql`season_id = ${seasonId} and facet = ${facet}`
  const next = await transaction.maybeOne<CountedRange>(sql`
    select * from ${groupTable} where ${inFacet} and ${start} > ${placeOfRange(group)}
    order by from_key, from_at, from_id limit 1`)
  // Buckets behind the last entry are empty.
  await storeGroups(
    transaction,
    sql`
      select *, least(
        (sum(entries) over (order by from_key, from_at, from_id) - entries) * ${parts}::bigint / ${entries}::bigint,
        ${parts - 1}) as part
      from board_bucket
      where ${inFacet} and ${start} >= ${placeOfRange(group)}${next ? sql` and ${start} < ${placeOfRange(next)}` : empty}`,
  )
}

export const groupLevel: Level = { table: groupTable, sizes: groupSizes, split }
