import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Level } from './balance-ranges.ts'
import {
  bucketSizes,
  bucketTable,
  type CountedRange,
  groupTable,
  inScope,
  placeOfRange,
  scopeOfFacet,
} from './buckets.ts'

/** Splits a bucket into equal parts of about the target. */
async function split(transaction: Transaction, bucket: CountedRange): Promise<void> {
  const { seasonId, facet, fromKey, fromAt, fromId, entries } = bucket
  const parts = Math.ceil(entries / bucketSizes.target)
  await transaction.execute(sql`
    with inside as (
      select sort_key, reached_at, character_id,
        (row_number() over (order by sort_key, reached_at, character_id) - 1) * ${parts} / ${entries}::bigint as part
      from (
        select sort_key, reached_at, character_id from board_entry
        where ${inScope(scopeOfFacet(seasonId, facet), sql`board_entry`)}
          and (sort_key, reached_at, character_id) >= ${placeOfRange(bucket)}
        order by sort_key, reached_at, character_id limit ${entries}
      ) as entry
    ), part as (
      select part, count(*) as entries from inside group by part
    ), head as (
      select distinct on (part) part, sort_key, reached_at, character_id from inside
      order by part, sort_key, reached_at, character_id
    )
    insert into board_bucket (season_id, facet, from_key, from_at, from_id, entries)
    select ${seasonId}::bigint, ${facet}::text, case when part = 0 then ${fromKey}::bigint else sort_key end,
      case when part = 0 then ${fromAt}::timestamptz else reached_at end,
      case when part = 0 then ${fromId}::bigint else character_id end, part.entries
    from head join part using (part)
    on conflict (season_id, facet, from_key, from_at, from_id) do update set entries = excluded.entries`)
}

/** A group begins where one of its buckets does, so the first bucket of a group stays. */
export const bucketLevel: Level = { table: bucketTable, sizes: () => bucketSizes, split, above: groupTable }
