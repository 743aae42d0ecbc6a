import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/** A row of each kind that boards have for a character: a score that ranks nowhere, and a past rank. */
export async function fillBoard(database: Database, characterId: number): Promise<void> {
  await database.execute(sql`
    insert into board_season (board, season) values ('monsters', 0) on conflict do nothing`)
  await database.execute(sql`
    insert into board_entry (season_id, character_id, sort_key, reached_at, class_code, faction, is_ranked)
    select id, ${characterId}, -70, now(), 0, 'neutral', false from board_season where board = 'monsters'`)
  await database.execute(sql`
    insert into board_rank_day (season_id, character_id, day, rank)
    select id, ${characterId}, '2025-06-01', 3 from board_season where board = 'monsters'`)
}
