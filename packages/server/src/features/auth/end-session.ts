import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export type EndReason = 'bind_mismatch' | 'log_out' | 'refresh_reuse'

/** Ends a session for good, with all its tokens. */
export async function endSession(queries: Queries, sessionId: string, reason: EndReason): Promise<void> {
  await queries.execute(
    sql`update session set ended_at = now(), end_reason = ${reason} where id = ${sessionId} and ended_at is null`,
  )
}
