import { theronAccountId } from '@olympus/game-simulator/demo/theron-characters'
import { gameIdOf } from '@olympus/game-simulator/game/new-character'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import type { Filling } from '../beside-requests.ts'
import { demoWorld } from '../demo-game-server.ts'
import { crowdGameId } from './crowd.ts'
import { crowdScore, participants, theronScores } from './crowd-scores.ts'
import { type DemoSeason, type GameScore, saveBoard } from './save-board.ts'
import { saveCrowd } from './save-crowd.ts'

const pastSeason = 3
const chunk = 1000
const dayMs = 24 * 60 * 60 * 1000

const listDemoSeasons = (queries: Queries) =>
  queries.query<DemoSeason & { startsAt: Date | null }>(sql`
    select id, board, boss, season, starts_at from board_season
    where is_listed and closed_at is null
    order by board = 'monsters', id`)

type ListedSeason = Awaited<ReturnType<typeof listDemoSeasons>>[number]

/** Members of the crowd, without the last. */
interface Range {
  readonly from: number
  readonly to: number
}

/** Days within the season, or the last ones. */
const reachedAt = ({ startsAt }: ListedSeason, number: number, now: Date) =>
  new Date(
    (startsAt ?? new Date(now.getTime() - 40 * dayMs)).getTime() + (1 + (number % 30)) * dayMs - number,
  )

const scoresOf = (season: ListedSeason, { from, to }: Range, now: Date): GameScore[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
    gameId: crowdGameId(from + index),
    reachedAt: reachedAt(season, from + index, now),
    ...crowdScore(season.board, { ...season, number: from + index }),
  }))

const theronsOn = (season: ListedSeason, now: Date): GameScore[] =>
  Object.entries(theronScores).flatMap(([name, scores]) =>
    scores
      .filter(([board, boss]) => board === season.board && boss === season.boss)
      .map(([, , score]) => ({
        gameId: gameIdOf(theronAccountId, name),
        score,
        reachedAt: reachedAt(season, 9, now),
        figures: {},
        party: season.board === 'raid-records' ? ['Kallistrate', 'Nyxandra', 'Aristeia', 'Timon'] : [],
      })),
  )

/** How many of the crowd are on a board. They come in their order. */
async function readFilled(queries: Queries, { id }: DemoSeason): Promise<number> {
  const last = await queries.maybeOne<{ gameId: string }>(sql`
    select game_id from character join board_entry on character_id = character.id and season_id = ${id}
    where world = ${demoWorld} and game_id like 'crowd-%' order by game_id desc limit 1`)
  return last ? Number(last.gameId.slice('crowd-'.length)) + 1 : 0
}

/** Fills the boards of the season that is over, before it is closed. */
export async function fillPastSeason(transaction: Transaction, now: Date): Promise<void> {
  const seasons = await listDemoSeasons(transaction)
  for (const season of seasons.filter((each) => each.season === pastSeason)) {
    const size = participants(season.board, season.boss, season.season)
    await saveCrowd(transaction, 0, size)
    await saveBoard(transaction, season, scoresOf(season, { from: 0, to: size }, now))
  }
}

/** Puts the next ones on a board. False if all are on it. */
const fillSome = (database: Database, season: ListedSeason, now: Date): Promise<boolean> =>
  database.transaction(
    async (transaction) => {
      const from = await readFilled(transaction, season)
      const to = Math.min(from + chunk, participants(season.board, season.boss, season.season))
      await saveCrowd(transaction, from, to)
      const own = from === 0 ? theronsOn(season, now) : []
      await saveBoard(transaction, season, [...own, ...scoresOf(season, { from, to }, now)])
      return to > from
    },
    { isRepeatable: true },
  )

/** As if the ranks had been stored a week ago: a few places higher or lower than now. */
const saveHistory = (database: Database, { id }: DemoSeason) =>
  database.execute(sql`
    insert into board_rank_day (season_id, character_id, day, rank)
    select season_id, character_id, (now() at time zone 'UTC')::date - 7,
      greatest(1, rank() over (order by sort_key) + (character_id * 31 + season_id * 7) % 9 - 4)
    from board_entry where season_id = ${id} and is_ranked
      and not exists (select from board_rank_day where season_id = ${id})`)

/** Fills small boards first, then the one of 100,000. Continues where it was interrupted. */
export async function fillDemoBoards(database: Database, { now, pause, isStopped }: Filling): Promise<void> {
  for (const season of await listDemoSeasons(database)) {
    if (season.season === pastSeason) continue
    while (!isStopped() && (await fillSome(database, season, now))) await pause()
    if (season.board !== 'monsters' && !isStopped()) await saveHistory(database, season)
  }
}
