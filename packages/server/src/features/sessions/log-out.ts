import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'
import type { Actor, SessionContext } from './session-context.ts'

/** Ends the current session. Succeeds if it already ended. */
export async function logOut(
  { database, forgetSession }: SessionContext,
  { session: { accountId, sessionId }, client }: Actor,
): Promise<void> {
  await database.transaction(
    async (transaction) => {
      const ended = await endSessions(transaction, { accountId, sessionId, reason: 'log_out', forgetSession })
      if (ended > 0)
        await recordSecurityEvent(transaction, { accountId, kind: 'logged-out', client, sessionId })
    },
    { isRepeatable: true },
  )
}
