import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'

/** Ends the current session. Succeeds if it already ended. */
export async function logOut(
  { database, forgetSession }: Pick<Ports, 'database' | 'forgetSession'>,
  { accountId, sessionId, client }: Actor,
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
