import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { balanceBuckets, type CountedBucket } from './balance-buckets.ts'
import { facetsOfEntry, firstPlace } from './buckets.ts'

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

/**
 * Counts entries that have come and gone, in all their facets. The caller holds `lockSeasons`, has changed
 * the entries, and writes nothing else that another process could wait for.
 */
export async function moveEntries(transaction: Transaction, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  await transaction.execute(sql`
    with ${moved(moves.filter(({ change }) => change > 0))}
    insert into board_bucket (season_id, facet, from_key, from_at, from_id, entries)
    select season_id, facet, ${firstPlace.key}, ${firstPlace.at}, ${firstPlace.id}, 0 from moved
    where not exists (
      select from board_bucket where board_bucket.season_id = moved.season_id and board_bucket.facet = moved.facet)
    group by season_id, facet`)
  const changed = await transaction.query<CountedBucket>(sql`
    with ${moved(moves)}, changed as (
      select moved.season_id, moved.facet, bucket.from_key, bucket.from_at, bucket.from_id, sum(change)::int as change
      from moved cross join lateral (
        select from_key, from_at, from_id from board_bucket
        where board_bucket.season_id = moved.season_id and board_bucket.facet = moved.facet
          and (from_key, from_at, from_id) <= (moved.sort_key, moved.reached_at, moved.character_id)
        order by from_key desc, from_at desc, from_id desc limit 1
      ) as bucket
      group by 1, 2, 3, 4, 5 having sum(change) <> 0
    )
    update board_bucket as bucket set entries = entries + change from changed
    where bucket.season_id = changed.season_id and bucket.facet = changed.facet
      and bucket.from_key = changed.from_key and bucket.from_at = changed.from_at and bucket.from_id = changed.from_id
    returning bucket.season_id, bucket.facet, bucket.from_key, bucket.from_at, bucket.from_id, entries`)
  await balanceBuckets(transaction, changed)
}
