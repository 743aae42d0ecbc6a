import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'
import type { Actor, SessionContext } from './session-context.ts'

/** Logs out all devices except the current one. Records one security event for all of them. */
export async function endOtherSessions(
  { database, forgetSession }: SessionContext,
  { session: { accountId, sessionId }, client }: Actor,
): Promise<{ readonly ended: number }> {
  return database.transaction(async (transaction) => {
    const reason = 'ended_by_player'
    const ended = await endSessions(transaction, {
      accountId,
      exceptSessionId: sessionId,
      reason,
      forgetSession,
    })
    if (ended > 0) await recordSecurityEvent(transaction, { accountId, kind: 'session-ended', client })
    return { ended }
  })
}
