import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { bucketSizes, inScope, scopeOfFacet } from './buckets.ts'

export interface CountedBucket {
  readonly seasonId: number
  readonly facet: string
  readonly fromKey: number
  readonly fromAt: Date
  readonly fromId: number
  readonly entries: number
}

const isThis = ({ seasonId, facet, fromKey, fromAt, fromId }: CountedBucket) => sql`
  season_id = ${seasonId} and facet = ${facet} and from_key = ${fromKey} and from_at = ${fromAt} and from_id = ${fromId}`

const placeOf = ({ fromKey, fromAt, fromId }: CountedBucket) =>
  sql`(${fromKey}::bigint, ${fromAt}::timestamptz, ${fromId}::bigint)`

/** Splits a bucket into equal parts of about the target. */
async function split(transaction: Transaction, bucket: CountedBucket): Promise<void> {
  const { seasonId, facet, fromKey, fromAt, fromId, entries } = bucket
  const parts = Math.ceil(entries / bucketSizes.target)
  await transaction.execute(sql`
    with inside as (
      select sort_key, reached_at, character_id,
        (row_number() over (order by sort_key, reached_at, character_id) - 1) * ${parts} / ${entries}::bigint as part
      from (
        select sort_key, reached_at, character_id from board_entry
        where ${inScope(scopeOfFacet(seasonId, facet), sql`board_entry`)}
          and (sort_key, reached_at, character_id) >= ${placeOf(bucket)}
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

interface Neighbor extends CountedBucket {
  readonly isBefore: boolean
}

/** The bucket before one, else the one after it; undefined for the only one. */
function neighborOf(transaction: Transaction, bucket: CountedBucket): Promise<Neighbor | undefined> {
  const { seasonId, facet } = bucket
  const others = sql`from board_bucket where season_id = ${seasonId} and facet = ${facet}`
  const place = placeOf(bucket)
  return transaction.maybeOne<Neighbor>(sql`
    select * from (
      (select *, true as is_before ${others} and (from_key, from_at, from_id) < ${place}
        order by from_key desc, from_at desc, from_id desc limit 1)
      union all
      (select *, false ${others} and (from_key, from_at, from_id) > ${place}
        order by from_key, from_at, from_id limit 1)
    ) as neighbor order by is_before desc limit 1`)
}

/** Gives the entries of the later of two neighbors to the earlier one. */
async function merge(transaction: Transaction, bucket: CountedBucket): Promise<void> {
  // Its neighbor may have been merged with it already.
  const current = await transaction.maybeOne<CountedBucket>(
    sql`select * from board_bucket where ${isThis(bucket)}`,
  )
  if (!current || current.entries >= bucketSizes.min) return
  const neighbor = await neighborOf(transaction, current)
  if (!neighbor) return
  const [first, second] = neighbor.isBefore ? [neighbor, current] : [current, neighbor]
  const entries = first.entries + second.entries
  await transaction.execute(sql`delete from board_bucket where ${isThis(second)}`)
  await transaction.execute(sql`update board_bucket set entries = ${entries} where ${isThis(first)}`)
  if (entries > bucketSizes.max) await split(transaction, { ...first, entries })
}

/** Those of the buckets that are not the only one of their facet. */
async function withNeighbors(
  transaction: Transaction,
  buckets: readonly CountedBucket[],
): Promise<readonly CountedBucket[]> {
  if (buckets.length === 0) return []
  const facets = buckets.map(({ seasonId, facet }) => ({ season_id: seasonId, facet }))
  const rows = await transaction.query<{ seasonId: number; facet: string }>(sql`
    select distinct season_id, facet
    from jsonb_to_recordset(${JSON.stringify(facets)}::jsonb) as touched (season_id bigint, facet text)
    where exists (
      select from board_bucket where board_bucket.season_id = touched.season_id and board_bucket.facet = touched.facet
      offset 1)`)
  const split = new Set(rows.map(({ seasonId, facet }) => `${seasonId} ${facet}`))
  return buckets.filter(({ seasonId, facet }) => split.has(`${seasonId} ${facet}`))
}

/** Splits and merges buckets whose number of entries has changed. The caller holds `lockSeasons`. */
export async function balanceBuckets(
  transaction: Transaction,
  changed: readonly CountedBucket[],
): Promise<void> {
  for (const bucket of changed) if (bucket.entries > bucketSizes.max) await split(transaction, bucket)
  const small = changed.filter(({ entries }) => entries < bucketSizes.min)
  for (const bucket of await withNeighbors(transaction, small)) await merge(transaction, bucket)
}
