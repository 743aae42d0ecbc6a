import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Reads which of these sessions are over: ended, expired or deleted. */
export async function readEndedSessions(
  queries: Queries,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const live = await queries.query<{ id: string }>(
    sql`select id from session
        where id = any(${[...new Set(sessionIds)]}::uuid[]) and ended_at is null and expires_at > now()`,
  )
  const liveIds = new Set(live.map(({ id }) => id))
  return new Set(sessionIds.filter((id) => !liveIds.has(id)))
}
