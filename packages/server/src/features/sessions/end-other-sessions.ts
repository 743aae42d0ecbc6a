import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'

/** Logs out all devices except the current one. Records one security event for all of them. */
export async function endOtherSessions(
  { database, forgetSession }: Pick<Ports, 'database' | 'forgetSession'>,
  { accountId, sessionId, client }: Actor,
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
