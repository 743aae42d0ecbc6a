import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

interface Context {
  readonly database: Database
  readonly forgetSession: (sessionId: string) => void
}

interface ProvenSession {
  readonly accountId: number
  readonly sessionId: string
}

/** Lets a session do for a while what asks for a proof of identity. Throws a Failure where it has ended meanwhile. */
export async function markSteppedUp(
  { database, forgetSession }: Context,
  { accountId, sessionId }: ProvenSession,
): Promise<{ until: string }> {
  const session = await database.maybeOne<{ until: Date }>(
    sql`update session set stepped_up_until = now() + make_interval(secs => ${limits.stepUpSeconds})
        where id = ${sessionId} and account_id = ${accountId} and ended_at is null and expires_at > now()
        returning stepped_up_until as until`,
  )
  if (!session) throw new Failure('UNAUTHORIZED_SESSION_EXPIRED')
  forgetSession(sessionId)
  return { until: session.until.toISOString() }
}
