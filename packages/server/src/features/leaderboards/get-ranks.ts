import type { DataOf } from '@olympus/contract/endpoint'
import { type BoardKey, boardKeys, type getRanks as endpoint } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { textsIn } from '../../localized-text.ts'
import { boardRules, scoreOf } from './board-rules.ts'
import { groupTable, scopeOf } from './buckets.ts'
import { inBuckets, rankOf } from './place-of.ts'
import type { Naming } from './season-view.ts'

interface RankRow {
  readonly board: BoardKey | null
  readonly boss: number | null
  readonly sortKey: number
  readonly rank: number
  readonly totalEntries: number
  readonly bestRank: number | null
  readonly bestDay: string | null
}

/** All entries of a season that comes from the query. */
const all = scopeOf(sql`season.id`)

/** The newest season of each board. */
const currentSeasons = sql`
  select distinct on (board, boss) id, board, boss, place from board_season
  where is_listed and coalesce(starts_at <= now(), true)
  order by board, boss, starts_at desc nulls last, season desc`

/** The places of a character on the current boards, in the order of the boards. */
export async function getRanks(
  queries: Queries,
  characterId: number,
  { file, locale }: Naming,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const rows = await queries.query<RankRow>(sql`
    select ranked.* from character join account on account.id = account_id and account.deleted_at is null
    left join lateral (
      select season.board, season.boss, season.place, entry.sort_key, ${rankOf(all, sql`entry.sort_key`)} as rank,
        (select sum(entries) from ${groupTable} as counted where ${inBuckets(all, sql`counted`)}) as total_entries,
        best.rank as best_rank, best.day as best_day
      from (${currentSeasons}) as season
      join board_entry as entry on entry.season_id = season.id and entry.character_id = character.id and entry.is_ranked
      left join lateral (
        select past.rank, past.day from board_rank_day as past
        where past.season_id = season.id and past.character_id = character.id order by past.rank, past.day limit 1
      ) as best on true
    ) as ranked on true
    where character.id = ${characterId} and character.deleted_at is null
    order by array_position(${[...boardKeys]}::text[], ranked.board), place`)
  if (rows.length === 0) return new Failure('NOT_FOUND')
  const bosses = new Map(file?.bosses.map((boss) => [boss.code, boss]))
  const ranks = rows.flatMap(({ board, boss: code, sortKey, bestRank, bestDay, ...row }) => {
    if (!board) return []
    const boss = code === null ? undefined : bosses.get(code)
    return {
      board,
      boss: boss
        ? { code: boss.code, ...textsIn({ name: boss.name }, locale), icon: boss.icon ?? null }
        : null,
      rank: row.rank,
      totalEntries: row.totalEntries,
      score: scoreOf(board, sortKey),
      unit: boardRules[board].unit,
      best: bestRank === null || bestDay === null ? null : { rank: bestRank, day: bestDay },
    }
  })
  return { ranks }
}
