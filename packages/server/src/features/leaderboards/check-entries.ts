import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { boardRules } from './board-rules.ts'
import { isRankable } from './ranked.ts'

const times = Object.entries(boardRules).flatMap(([board, { unit }]) =>
  unit === 'milliseconds' ? [board] : [],
)

/**
 * Finds characters of a season whose entry does not say what it should: whether they rank, and while it is
 * open their class and faction.
 */
export async function checkEntries(queries: Queries, seasonId: number): Promise<number[]> {
  const rows = await queries.query<{ id: number }>(sql`
    select character.id from board_entry join board_season on board_season.id = season_id
    join character on character.id = character_id join account on account.id = account_id
    where season_id = ${seasonId} and (
      is_ranked <> (${isRankable} and case when board = any(${times}) then sort_key > 0 else sort_key < 0 end)
      or closed_at is null and (board_entry.class_code, board_entry.faction) <> (character.class_code, character.faction)
    ) order by character.id`)
  return rows.map(({ id }) => id)
}
