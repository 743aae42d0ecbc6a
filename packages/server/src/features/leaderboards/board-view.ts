import { characterClasses } from '@olympus/contract/characters'
import type { BoardEntry, OwnPlace } from '@olympus/contract/leaderboards'
import sql, { empty, type Sql } from 'sql-template-tag'
import { scoreOf } from './board-rules.ts'
import type { Season } from './board-seasons.ts'
import { inScope, type Scope } from './buckets.ts'
import { positionOf } from './place-of.ts'
import { isRankable } from './ranked.ts'
import type { StoredFigures } from './score-rules.ts'

/** Whose board is read, and by whom. */
export interface BoardReader {
  readonly season: Season
  readonly scope: Scope
  readonly accountId: number
}

export interface EntryRow {
  readonly id: number
  readonly name: string
  readonly classCode: number
  readonly className: string | null
  readonly element: BoardEntry['character']['element']
  readonly faction: BoardEntry['character']['faction']
  readonly level: number
  readonly heroLevel: number
  readonly sortKey: number
  readonly reachedAt: Date
  readonly figures: StoredFigures | null
  readonly party: readonly string[] | null
  readonly isOwn: boolean
  readonly position: number
  readonly rank: number
  readonly rankBefore: number | null
}

export interface PlaceRow extends EntryRow {
  readonly nextRank: number | null
  readonly nextId: number | null
  readonly nextName: string | null
  readonly nextKey: number | null
}

/** Of an entry: what its place shows. */
export const placeColumns = sql`
  entry.season_id, entry.character_id, entry.sort_key, entry.reached_at, entry.figures, entry.party`

/** Members of a party who rank nowhere are not named. */
const namedParty = sql`
  case when entry.party is not null then array(
    select member from unnest(entry.party) with ordinality as party (member, place)
    where not exists (
      select from character join account on account.id = character.account_id
      where lower(character.name) = lower(member) and character.world = owner.world and not ${isRankable})
    order by place) end`

/** Only ranks among all are kept, so a filtered board shows no change. */
const rankBefore = ({ classCode, faction }: Scope) =>
  classCode === null && faction === null
    ? sql`(
        select rank from board_rank_day as past
        where past.season_id = entry.season_id and past.character_id = entry.character_id
          and past.day = (now() at time zone 'UTC')::date - 7)`
    : sql`null::bigint`

/**
 * Completes places: `placed` has `placeColumns`, `position`, `rank`, and what `more` selects of it. Only few
 * rows should come here: each is looked up by itself, however many the planner expects.
 */
export const selectEntries = (
  { scope, accountId }: Pick<BoardReader, 'accountId' | 'scope'>,
  placed: Sql,
  more = empty,
): Sql => sql`
  select owner.id, owner.name, owner.class_code, owner.class_name, owner.element, owner.faction, owner.level, owner.hero_level,
    entry.sort_key, entry.reached_at, entry.figures, ${namedParty} as party, owner.account_id = ${accountId} as is_own,
    entry.position, entry.rank, ${rankBefore(scope)} as rank_before${more}
  from (${placed}) as entry
  cross join lateral (select * from character where id = entry.character_id limit 1) as owner`

/** The ranked entries of some characters with their places. `whose`: a condition on `owner`. */
export const selectPlaced = (scope: Scope, whose: Sql, more: Sql): Sql => sql`
  select ${placeColumns}, ${positionOf(scope, sql`entry`)} as position, ${more}
  from character as owner
  cross join lateral (
    select * from board_entry as own where ${inScope(scope, sql`own`)} and own.character_id = owner.id limit 1
  ) as entry
  where ${whose}`

function shownFigures(figures: StoredFigures | null): BoardEntry['figures'] {
  return Object.fromEntries(Object.entries(figures ?? {}).map(([name, [total]]) => [name, total]))
}

export function entryView({ board }: Pick<Season, 'board'>, row: EntryRow): BoardEntry {
  const characterClass = characterClasses[row.classCode] ?? null
  return {
    rank: row.rank,
    position: row.position,
    character: {
      id: row.id,
      name: row.name,
      characterClass,
      className: characterClass ? null : row.className,
      element: row.element,
      faction: row.faction,
      level: row.level,
      heroLevel: row.heroLevel,
    },
    score: scoreOf(board, row.sortKey),
    figures: shownFigures(row.figures),
    reachedAt: row.reachedAt.toISOString(),
    party: [...(row.party ?? [])],
    isOwn: row.isOwn,
    change: row.rankBefore === null ? null : row.rankBefore - row.rank,
  }
}

export const pageOf = (position: number, pageSize: number): number => Math.ceil(position / pageSize)

export function placeView(season: Season, row: PlaceRow, pageSize: number): OwnPlace {
  const { nextRank, nextId, nextName, nextKey } = row
  const hasNext = nextRank !== null && nextId !== null && nextName !== null && nextKey !== null
  return {
    entry: entryView(season, row),
    page: pageOf(row.position, pageSize),
    next: hasNext
      ? { rank: nextRank, characterId: nextId, name: nextName, score: scoreOf(season.board, nextKey) }
      : null,
  }
}
