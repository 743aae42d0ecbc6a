import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secret.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'
import type { Actor, SessionContext } from './session-context.ts'

interface Row {
  readonly accountId: number
  readonly sessionId: string
  readonly isUsed: boolean
  readonly isExpired: boolean
}

/** Ends the session that a mail told of. A link that was used, or whose session is over, answers as the first time. */
export async function endSessionByLink(
  { database, forgetSession }: SessionContext,
  token: string,
  client: Actor['client'],
): Promise<null | Failure<'SESSION_LINK_INVALID'>> {
  const tokenHash = hashOf(token)
  return database.transaction(
    async (transaction) => {
      const link = await transaction.maybeOne<Row>(
        sql`select account_id, payload ->> 'sessionId' as session_id, used_at is not null as is_used,
              expires_at <= now() as is_expired
            from one_time_token where token_hash = ${tokenHash} and purpose = 'session-end' for update`,
      )
      if (!link) return new Failure('SESSION_LINK_INVALID')
      if (link.isUsed) return null
      if (link.isExpired) return new Failure('SESSION_LINK_INVALID')
      const { accountId, sessionId } = link
      await transaction.execute(
        sql`update one_time_token set used_at = now() where token_hash = ${tokenHash}`,
      )
      const reason = 'ended_by_link'
      const ended = await endSessions(transaction, { accountId, sessionId, reason, forgetSession })
      if (ended > 0)
        await recordSecurityEvent(transaction, { accountId, kind: 'session-ended', client, sessionId })
      return null
    },
    { isRepeatable: true },
  )
}
