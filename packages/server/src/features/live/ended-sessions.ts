import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Reads which of these sessions are over: ended, expired, deleted, or of a banned account. */
export async function readEndedSessions(
  queries: Queries,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const live = await queries.query<{ id: string }>(
    sql`select session.id from session join account on account.id = session.account_id
        where session.id = any(${[...new Set(sessionIds)]}::uuid[])
          and session.ended_at is null and session.expires_at > now()
          and (account.banned_at is null or coalesce(account.banned_until <= now(), false))`,
  )
  const liveIds = new Set(live.map(({ id }) => id))
  return new Set(sessionIds.filter((id) => !liveIds.has(id)))
}
