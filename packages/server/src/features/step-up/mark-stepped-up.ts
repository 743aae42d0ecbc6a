import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import type { RenewingSession, SessionRenewal } from '../sessions/renew-session.ts'

export interface SteppedUp {
  readonly until: string
  readonly token: string
  readonly refreshToken: string
}

interface Context {
  readonly database: Database
  readonly renewal: SessionRenewal
  readonly forgetSession: (sessionId: string) => void
}

export interface ProvenSession {
  readonly session: RenewingSession
  readonly client: Client
  readonly reply: ReplyHeaders
}

/**
 * Marks a session as stepped up and renews its tokens; only the new tokens carry the step-up.
 * Throws a Failure if the session ended in the meantime.
 */
export async function markSteppedUp(
  { database, renewal, forgetSession }: Context,
  { session, client, reply }: ProvenSession,
): Promise<SteppedUp> {
  const { until, renewed } = await database.transaction(async (transaction) => {
    const renewed = await renewal.renew(transaction, session, { client, isProven: true })
    const { until } = await transaction.one<{ until: Date }>(
      sql`update session set stepped_up_until = now() + make_interval(secs => ${limits.stepUpSeconds})
          where id = ${session.sessionId} returning stepped_up_until as until`,
    )
    return { until, renewed }
  })
  forgetSession(session.sessionId)
  return { until: until.toISOString(), ...(await renewal.handOver(renewed, client, reply)) }
}
