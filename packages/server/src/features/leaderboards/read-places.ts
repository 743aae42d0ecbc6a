import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type BoardReader, type PlaceRow, placeColumns, selectEntries, selectPlaced } from './board-view.ts'
import { bucketSizes, inScope, rangeEnd, type Scope } from './buckets.ts'
import { inBuckets, isTied, rankOf } from './place-of.ts'

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

/** The first entry inside the bucket is found by counting in an index. Only from there entries are read. */
const rangeOf = (scope: Scope, { offset, limit }: Places) => sql`
  select ${placeColumns}, ${offset} + row_number() over (order by entry.sort_key, entry.reached_at, entry.character_id)
    as position
  from (${firstBucket(scope, offset)}) as bucket
  cross join lateral (
    select * from (
      select entry.sort_key, entry.reached_at, entry.character_id from board_entry as entry
      where ${inScope(scope, sql`entry`)}
        and (entry.sort_key, entry.reached_at, entry.character_id) >= (bucket.from_key, bucket.from_at, bucket.from_id)
      order by entry.sort_key, entry.reached_at, entry.character_id limit ${raw(String(bucketSizes.limit))}
    ) as inside order by sort_key, reached_at, character_id offset ${offset} - bucket.before limit 1
  ) as first
  cross join lateral (
    select * from board_entry as entry
    where ${inScope(scope, sql`entry`)}
      and (entry.sort_key, entry.reached_at, entry.character_id) >= (first.sort_key, first.reached_at, first.character_id)
    order by entry.sort_key, entry.reached_at, entry.character_id limit ${limit}
  ) as entry`

const headOf = (scope: Scope) => sql`
  select first.sort_key, first.position, ${isTied(scope, sql`first`)} as is_tied
  from (select * from ranged order by position limit 1) as first`

/** The last entry that is better, of each of `mine`. */
const nextOf = (scope: Scope) => sql`
  select mine.character_id as of_id, next.sort_key, next.character_id, ${isTied(scope, sql`next`)} as is_tied
  from mine cross join lateral (
    select better.sort_key, better.reached_at, better.character_id from board_entry as better
    where ${inScope(scope, sql`better`)} and better.sort_key < mine.sort_key
    order by better.sort_key desc, better.reached_at desc, better.character_id desc limit 1
  ) as next`

/** Equal scores have the rank of the first of them. Counts it only where that is not the entry itself. */
const ranksOf = (scope: Scope) => sql`
  select tied.sort_key, ${rankOf(scope, sql`tied.sort_key`)} as rank
  from (
    select sort_key from mine where is_tied union select sort_key from head where is_tied
    union select sort_key from next where is_tied
  ) as tied`

/** That of the first entry may be before the range. */
const rankedRange = sql`
  select false as is_mine, ${placeColumns}, entry.position,
    case when entry.sort_key = head.sort_key then coalesce(ranks.rank, head.position)
      else min(entry.position) over (partition by entry.sort_key) end as rank,
    null::bigint as next_rank, null::bigint as next_id, null::bigint as next_key
  from ranged as entry cross join head left join ranks on ranks.sort_key = head.sort_key`

/** The last of the better entries has one less than the rank of the entry as its position. */
const rankedMine = sql`
  select true, ${placeColumns}, entry.position, coalesce(ranks.rank, entry.position),
    coalesce(next_ranks.rank, coalesce(ranks.rank, entry.position) - 1), next.character_id, next.sort_key
  from mine as entry left join ranks on ranks.sort_key = entry.sort_key
  left join next on next.of_id = entry.character_id left join ranks as next_ranks on next_ranks.sort_key = next.sort_key`

/** Of `next`, for `selectEntries`. */
const nextColumns = sql`, entry.is_mine, entry.next_rank, entry.next_id, entry.next_key,
  (select name from character where id = entry.next_id) as next_name`

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
    ), mine as materialized (
      ${selectPlaced(scope, places.whose, sql`${isTied(scope, sql`entry`)} as is_tied`)}
    ), ranged as materialized (${rangeOf(scope, places)}
    ), head as materialized (${headOf(scope)}
    ), next as materialized (${nextOf(scope)}
    ), ranks as materialized (${ranksOf(scope)}
    ), place as (${selectEntries(reader, sql`${rankedRange} union all ${rankedMine}`, nextColumns)}
    )
    select board.*, place.* from (
      select coalesce(sum(entries), 0)::bigint as total_entries,
        (select version from board_season where id = ${season.id}) as version, now() as now
      from bucket_group
    ) as board full join place on false
    order by is_mine nulls first, position`)
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
