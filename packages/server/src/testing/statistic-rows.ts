import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/** A row of each kind that statistics have for a character. */
export async function fillStatistics(database: Database, characterId: number): Promise<void> {
  await database.execute(sql`
    insert into character_statistic (character_id, captured_at, counted_since) values (${characterId}, now(), now()::date)`)
  await database.execute(sql`
    insert into statistic_day (character_id, day, counters, breakdowns)
    values (${characterId}, now()::date, '{"deaths": 1}', '{}')`)
  await database.execute(sql`
    insert into statistic_week (character_id, week, counters)
    values (${characterId}, greatest(date_trunc('week', now()), date_trunc('month', now()))::date, '{"deaths": 1}')`)
}
