import sql, { type Sql } from 'sql-template-tag'

/**
 * How long the IDs of scores that are added up are known. Older scores are not taken, because nothing could
 * tell whether they were added before.
 */
const scoreMemoryDays = 30

export const isForgottenAt = (reachedAt: Date, now: Date): boolean =>
  now.getTime() - reachedAt.getTime() > scoreMemoryDays * 24 * 60 * 60 * 1000

/** A condition on scores that nothing asks for any more, with a day for clocks that differ. */
export const isScoreForgotten: Sql = sql`reached_at < now() - make_interval(days => ${scoreMemoryDays + 1})`
