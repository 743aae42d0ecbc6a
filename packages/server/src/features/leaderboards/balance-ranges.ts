import sql, { empty, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { type CountedRange, placeOfRange } from './buckets.ts'

/** Buckets, or their groups. */
export interface Level {
  readonly table: Sql
  /** Entries of a range when it is split or merged, and the most that it may have. */
  sizes(): { readonly max: number; readonly min: number; readonly limit: number }
  split(transaction: Transaction, range: CountedRange): Promise<void>
  /** A table of ranges that begin where one of this level does, so that this one must stay. */
  readonly above?: Sql
}

const isThis = ({ seasonId, facet, fromKey, fromAt, fromId }: CountedRange) => sql`
  season_id = ${seasonId} and facet = ${facet} and from_key = ${fromKey} and from_at = ${fromAt} and from_id = ${fromId}`

interface Neighbor extends CountedRange {
  readonly isBefore: boolean
}

/** The later one of two neighbors begins no range of the level above. */
const mayMerge = (above: Sql, { seasonId, facet, ...range }: CountedRange) => sql`
  where not exists (
    select from ${above} as upper where upper.season_id = ${seasonId} and upper.facet = ${facet}
      and (upper.from_key, upper.from_at, upper.from_id) = (
        case when is_before then ${range.fromKey}::bigint else neighbor.from_key end,
        case when is_before then ${range.fromAt}::timestamptz else neighbor.from_at end,
        case when is_before then ${range.fromId}::bigint else neighbor.from_id end))`

/** The range before one, else the one after it; undefined if it can be merged with neither. */
function neighborOf(
  transaction: Transaction,
  { table, above }: Level,
  range: CountedRange,
): Promise<Neighbor | undefined> {
  const { seasonId, facet } = range
  const others = sql`from ${table} where season_id = ${seasonId} and facet = ${facet}`
  const place = placeOfRange(range)
  return transaction.maybeOne<Neighbor>(sql`
    select * from (
      (select *, true as is_before ${others} and (from_key, from_at, from_id) < ${place}
        order by from_key desc, from_at desc, from_id desc limit 1)
      union all
      (select *, false ${others} and (from_key, from_at, from_id) > ${place}
        order by from_key, from_at, from_id limit 1)
    ) as neighbor ${above ? mayMerge(above, range) : empty} order by is_before desc limit 1`)
}

/** Gives the entries of the later of two neighbors to the earlier one. */
async function merge(transaction: Transaction, level: Level, range: CountedRange): Promise<void> {
  const { table } = level
  const { max, min } = level.sizes()
  // Its neighbor may have been merged with it already.
  const current = await transaction.maybeOne<CountedRange>(sql`select * from ${table} where ${isThis(range)}`)
  if (!current || current.entries >= min) return
  const neighbor = await neighborOf(transaction, level, current)
  if (!neighbor) return
  const [first, second] = neighbor.isBefore ? [neighbor, current] : [current, neighbor]
  const entries = first.entries + second.entries
  await transaction.execute(sql`delete from ${table} where ${isThis(second)}`)
  await transaction.execute(sql`update ${table} set entries = ${entries} where ${isThis(first)}`)
  if (entries > max) await level.split(transaction, { ...first, entries })
}

/** Those of the ranges that are not the only one of their facet. */
async function withNeighbors(
  transaction: Transaction,
  { table }: Level,
  ranges: readonly CountedRange[],
): Promise<readonly CountedRange[]> {
  if (ranges.length === 0) return []
  const facets = ranges.map(({ seasonId, facet }) => ({ season_id: seasonId, facet }))
  const rows = await transaction.query<{ seasonId: number; facet: string }>(sql`
    select distinct season_id, facet
    from jsonb_to_recordset(${JSON.stringify(facets)}::jsonb) as touched (season_id bigint, facet text)
    where exists (
      select from ${table} as range where range.season_id = touched.season_id and range.facet = touched.facet
      offset 1)`)
  const split = new Set(rows.map(({ seasonId, facet }) => `${seasonId} ${facet}`))
  return ranges.filter(({ seasonId, facet }) => split.has(`${seasonId} ${facet}`))
}

/** Earlier versions made larger buckets, and many may change together. What is below its limit can wait. */
const splitsAtOnce = 50

/** Splits and merges ranges whose number of entries has changed. The caller holds `lockSeasons`. */
export async function balanceRanges(
  transaction: Transaction,
  level: Level,
  changed: readonly CountedRange[],
): Promise<void> {
  const { max, min, limit } = level.sizes()
  const large = changed
    .filter(({ entries }) => entries > max)
    .sort((one, other) => other.entries - one.entries)
  for (const [index, range] of large.entries())
    if (index < splitsAtOnce || range.entries > limit) await level.split(transaction, range)
  const small = changed.filter(({ entries }) => entries < min)
  for (const range of await withNeighbors(transaction, level, small)) await merge(transaction, level, range)
}
