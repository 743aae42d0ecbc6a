import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import {
  type BoardReader,
  type PlaceRow,
  placeColumns,
  selectEntries,
  selectNext,
  selectPlaced,
} from './board-view.ts'
import { inScope, rangeEnd, type Scope } from './buckets.ts'
import { inBuckets, rankOf } from './place-of.ts'

interface Places {
  /** A condition on `owner`: whose places are read. */
  readonly whose: Sql
  /** Entries that are read besides: how many come before them, and how many they are. May read `mine`. */
  readonly offset: Sql
  readonly limit: Sql
}

type Tagged<Row> = { readonly [Field in keyof Row]: Row[Field] | null } & { readonly isMine: boolean | null }

export interface ReadPlaces {
  readonly totalEntries: number
  readonly version: number
  readonly now: Date
  readonly entries: readonly PlaceRow[]
  /** The best first. */
  readonly mine: readonly PlaceRow[]
}

/** The ranges of a level up to each one are added up. */
const before = (from: Sql) =>
  sql`${from} + sum(entries) over (order by from_key, from_at, from_id) - entries as before`

/** The first range that ends behind the offset. */
const holds = (offset: Sql) => sql`before <= ${offset} and before + entries > ${offset} limit 1`

/** The bucket of the first entry: first its group is found by adding up, then the bucket in it. */
const firstBucket = (scope: Scope, offset: Sql) => sql`
  select bucket.* from (select * from bucket_group where ${holds(offset)}) as holder
  cross join lateral (
    select * from (
      select from_key, from_at, from_id, entries, ${before(sql`holder.before`)} from board_bucket
      where ${inBuckets(scope, sql`board_bucket`)}
        and (from_key, from_at, from_id) >= (holder.from_key, holder.from_at, holder.from_id)
        and (from_key, from_at, from_id) < (holder.to_key, holder.to_at, holder.to_id)
    ) as summed where ${holds(offset)}
  ) as bucket`

/** The entry inside the bucket is found by counting. */
const rangeOf = (scope: Scope, { offset, limit }: Places) => sql`
  select ${placeColumns}, ${offset} + row_number() over (order by entry.sort_key, entry.reached_at, entry.character_id)
    as position
  from (${firstBucket(scope, offset)}) as first
  cross join lateral (
    select ${placeColumns} from board_entry as entry
    where ${inScope(scope, sql`entry`)}
      and (entry.sort_key, entry.reached_at, entry.character_id) >= (first.from_key, first.from_at, first.from_id)
    order by entry.sort_key, entry.reached_at, entry.character_id
    offset ${offset} - first.before limit ${limit}
  ) as entry`

/** Equal scores have the rank of the first of them. That of the first entry may be before the range. */
const rankedRange = sql`
  select ranged.*,
    case when ranged.sort_key = head.sort_key then head.rank else min(position) over (partition by ranged.sort_key) end as rank
  from ranged cross join head`

/**
 * Reads a range of a board, the places of some characters, and the number of entries. One statement, so that
 * they agree with each other and with the version.
 */
export async function readPlaces(queries: Queries, reader: BoardReader, places: Places): Promise<ReadPlaces> {
  const { season, scope } = reader
  const rows = await queries.query<
    Pick<ReadPlaces, 'now' | 'totalEntries' | 'version'> & Tagged<PlaceRow>
  >(sql`
    with bucket_group as materialized (
      select from_key, from_at, from_id, entries, ${before(sql`0`)}, ${rangeEnd}
      from board_bucket_group where ${inBuckets(scope, sql`board_bucket_group`)}
      window places as (order by from_key, from_at, from_id)
    ), mine as materialized (${selectEntries(reader, selectPlaced(scope, places.whose))}
    ), ranged as materialized (${rangeOf(scope, places)}
    ), head as materialized (
      select sort_key, ${rankOf(scope, sql`first.sort_key`)} as rank
      from (select sort_key from ranged order by position limit 1) as first
    ), place as (
      select false as is_mine, entry.*, null::bigint as next_rank, null::bigint as next_id, null as next_name,
        null::bigint as next_key
      from (${selectEntries(reader, rankedRange)}) as entry
      union all
      select true, own.* from (${selectNext(scope)}) as own
    )
    select (select coalesce(sum(entries), 0)::bigint from bucket_group) as total_entries,
      (select version from board_season where id = ${season.id}) as version, now() as now, place.*
    from (values (1)) as one left join place on true
    order by is_mine, position`)
  const [first] = rows
  if (!first) throw new Error('A board without a row')
  const found = rows.filter((row): row is typeof row & PlaceRow => row.id !== null)
  return {
    totalEntries: first.totalEntries,
    version: first.version,
    now: first.now,
    entries: found.filter(({ isMine }) => !isMine),
    mine: found.filter(({ isMine }) => isMine),
  }
}
