import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { balanceRanges } from './balance-ranges.ts'
import { bucketLevel } from './bucket-level.ts'
import { bucketTable, type CountedRange, facetsOfEntry, firstPlace, groupTable } from './buckets.ts'
import { groupLevel } from './group-level.ts'

/** A ranked entry that has come (1) or gone (-1). */
export interface Move {
  readonly seasonId: number
  readonly sortKey: number
  readonly reachedAt: Date
  readonly characterId: number
  readonly classCode: number
  readonly faction: string
  readonly change: 1 | -1
}

const moved = (moves: readonly Move[]) => sql`
  moved as (
    select season_id, facet, sort_key, reached_at, character_id, change
    from jsonb_to_recordset(${JSON.stringify(
      moves.map(({ seasonId, sortKey, reachedAt, characterId, classCode, faction, change }) => ({
        season_id: seasonId,
        sort_key: sortKey,
        reached_at: reachedAt,
        character_id: characterId,
        class_code: classCode,
        faction,
        change,
      })),
    )}::jsonb) as move (
      season_id bigint, sort_key bigint, reached_at timestamptz(3), character_id bigint, class_code int, faction text, change int)
    cross join lateral unnest(${facetsOfEntry}) as facet
  )`

/** Every facet with entries has a range that begins before every place. */
const storeFirst = (transaction: Transaction, table: Sql, moves: readonly Move[]) =>
  transaction.execute(sql`
    with ${moved(moves.filter(({ change }) => change > 0))}
    insert into ${table} (season_id, facet, from_key, from_at, from_id, entries)
    select season_id, facet, ${firstPlace.key}, ${firstPlace.at}, ${firstPlace.id}, 0 from moved
    where not exists (
      select from ${table} as range where range.season_id = moved.season_id and range.facet = moved.facet)
    group by season_id, facet`)

const count = (transaction: Transaction, table: Sql, moves: readonly Move[]) =>
  transaction.query<CountedRange>(sql`
    with ${moved(moves)}, changed as (
      select moved.season_id, moved.facet, range.from_key, range.from_at, range.from_id, sum(change)::int as change
      from moved cross join lateral (
        select from_key, from_at, from_id from ${table} as range
        where range.season_id = moved.season_id and range.facet = moved.facet
          and (from_key, from_at, from_id) <= (moved.sort_key, moved.reached_at, moved.character_id)
        order by from_key desc, from_at desc, from_id desc limit 1
      ) as range
      group by 1, 2, 3, 4, 5 having sum(change) <> 0
    )
    update ${table} as range set entries = entries + change from changed
    where range.season_id = changed.season_id and range.facet = changed.facet
      and range.from_key = changed.from_key and range.from_at = changed.from_at and range.from_id = changed.from_id
    returning range.season_id, range.facet, range.from_key, range.from_at, range.from_id, entries`)

/**
 * Counts entries that have come and gone, in all their facets. The caller holds `lockSeasons`, has changed
 * the entries, and writes nothing else that another process could wait for.
 */
export async function moveEntries(transaction: Transaction, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  for (const table of [groupTable, bucketTable]) await storeFirst(transaction, table, moves)
  const groups = await count(transaction, groupTable, moves)
  const buckets = await count(transaction, bucketTable, moves)
  // A small bucket is then not the only one of its group.
  await balanceRanges(transaction, groupLevel, groups)
  await balanceRanges(transaction, bucketLevel, buckets)
}
