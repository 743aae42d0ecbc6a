import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { scoreOf } from './board-rules.ts'
import type { Season } from './board-seasons.ts'
import { inScope, scopeOf } from './buckets.ts'

/** Scores that were reached in time may still be on their way. */
const graceMinutes = 60
const resultEntries = 100

/** As it is stored: lists only, because the database does not keep the order of fields. */
type Result = readonly [
  board: string,
  boss: number | null,
  season: number,
  closedAt: string,
  entries: readonly (readonly [
    position: number,
    rank: number,
    characterId: number,
    score: number,
    reachedAt: string,
  ])[],
]

/** SHA-256 of a result. */
export const resultHash = (result: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(result)).digest()

async function resultOf(transaction: Transaction, season: Season, closedAt: Date): Promise<Result> {
  const first = await transaction.query<{
    rank: number
    characterId: number
    sortKey: number
    reachedAt: Date
  }>(sql`
    select rank() over (order by sort_key) as rank, character_id, sort_key, reached_at
    from (
      select * from board_entry where ${inScope(scopeOf(season.id), sql`board_entry`)}
      order by sort_key, reached_at, character_id limit ${resultEntries}
    ) as first
    order by sort_key, reached_at, character_id`)
  const entries = first.map(
    ({ rank, characterId, sortKey, reachedAt }, index) =>
      [index + 1, rank, characterId, scoreOf(season.board, sortKey), reachedAt.toISOString()] as const,
  )
  return [season.board, season.boss, season.season, closedAt.toISOString(), entries]
}

const isDue = sql`closed_at is null and ends_at < now() - make_interval(mins => ${graceMinutes})`

const closeSeason = (database: Database, id: number): Promise<void> =>
  database.transaction(
    async (transaction) => {
      const season = await transaction.maybeOne<Season & { now: Date }>(sql`
        select *, now() as now from board_season where id = ${id} and ${isDue} for no key update`)
      if (!season) return
      const result = await resultOf(transaction, season, season.now)
      await transaction.execute(sql`
        update board_season set closed_at = ${season.now}, result = ${JSON.stringify(result)}::jsonb,
          result_hash = ${resultHash(result)}, version = version + 1
        where id = ${id}`)
    },
    { isRepeatable: true },
  )

/** Makes the entries of seasons final that have ended, and keeps the first of them with a hash. */
export async function closeSeasons(database: Database): Promise<void> {
  const due = await database.query<{ id: number }>(
    sql`select id from board_season where ${isDue} order by id`,
  )
  for (const { id } of due) await closeSeason(database, id)
}
