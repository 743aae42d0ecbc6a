import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

/** Keeps a session after the browser closes. The refresh token proves that the caller owns the session. */
export async function keepSession(
  database: Database,
  sessionId: string,
  refreshToken: string,
): Promise<null | Failure<'SESSION_HANDLE_ERROR'>> {
  const kept = await database.execute(
    sql`update session set is_kept = true
        where id = ${sessionId} and token_hash = ${hashOf(refreshToken)} and ended_at is null`,
  )
  return kept === 1 ? null : new Failure('SESSION_HANDLE_ERROR')
}
