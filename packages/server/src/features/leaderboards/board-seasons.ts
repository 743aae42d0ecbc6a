import { type BoardKey, boardKeys } from '@olympus/contract/leaderboards'
import type { GameDataFile } from '@olympus/contract/game-data-file'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { boardRules } from './board-rules.ts'

/** Of a board that does not start anew. */
const noSeason = { code: 0, startsAt: null, endsAt: null }

/** The boards of a file with their bosses and seasons. */
function seasonsOf(file: GameDataFile) {
  return file.boards.flatMap(({ key, bosses, hasSeasons }) =>
    (bosses.length > 0 ? bosses : [null]).flatMap((boss, place) =>
      (hasSeasons ? file.seasons : [noSeason]).map(({ code, startsAt, endsAt }) => ({
        board: key,
        boss,
        season: code,
        place,
        starts_at: startsAt,
        ends_at: endsAt,
        filled_to: boardRules[key].source === 'summary' && !hasSeasons ? 0 : null,
      })),
    ),
  )
}

/**
 * Makes the boards those of the game data. Boards, bosses and seasons that it no longer has are kept, and
 * shown again if they return. What is closed stays as it is.
 */
export async function syncSeasons(transaction: Transaction, file: GameDataFile): Promise<void> {
  // In the order of `lockSeasons`: neither waits for the other.
  await transaction.query(sql`select from board_season order by id for no key update`)
  await transaction.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(seasonsOf(file))}::jsonb) as given (
        board text, boss int, season int, place int, starts_at timestamptz, ends_at timestamptz, filled_to bigint)
    ), gone as (
      update board_season set is_listed = false
      where is_listed and not exists (
        select from given where given.board = board_season.board and given.boss is not distinct from board_season.boss
          and given.season = board_season.season)
    )
    insert into board_season as known (board, boss, season, place, starts_at, ends_at, filled_to)
    select board, boss, season, place, starts_at, ends_at, filled_to from given
    on conflict (board, boss, season) do update set is_listed = true, place = excluded.place,
      starts_at = case when known.closed_at is null then excluded.starts_at else known.starts_at end,
      ends_at = case when known.closed_at is null then excluded.ends_at else known.ends_at end`)
}

export interface Season {
  readonly id: number
  readonly board: BoardKey
  readonly boss: number | null
  readonly season: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly closedAt: Date | null
}

const columns = sql`id, board, boss, season, starts_at, ends_at, closed_at`
const hasStarted = sql`coalesce(starts_at <= now(), true)`

export interface Wanted {
  /** The first one by default. */
  readonly boss?: number | undefined
  /** The current one by default: the one that started last. */
  readonly season?: number | undefined
}

/** Finds a board that has started; undefined if there is none. */
export const findSeason = (
  queries: Queries,
  board: BoardKey,
  { boss, season }: Wanted,
): Promise<Season | undefined> =>
  queries.maybeOne<Season>(sql`
    select ${columns} from board_season
    where board = ${board} and is_listed and ${hasStarted}
      and (${boss ?? null}::int is null or boss = ${boss ?? null})
      and (${season ?? null}::int is null or season = ${season ?? null})
    order by place, starts_at desc nulls last, season desc limit 1`)

/** All boards that have started, those of a board from the newest season to the oldest. */
export const listSeasons = (queries: Queries): Promise<Season[]> =>
  queries.query<Season>(sql`
    select ${columns} from board_season where is_listed and ${hasStarted}
    order by array_position(${[...boardKeys]}::text[], board), place, starts_at desc nulls last, season desc`)

/** The boards to which scores of these keys may belong. */
export const seasonsOfBoards = (queries: Queries, boards: readonly BoardKey[]): Promise<Season[]> =>
  queries.query<Season>(sql`
    select ${columns} from board_season where is_listed and board = any(${[...boards]})
    order by starts_at desc nulls last, season desc`)

/** Whether a moment lies in a season. */
export const covers = ({ startsAt, endsAt }: Season, at: Date): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt)
