import { Failure } from '../../failure.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'

/** Logs out another device of the account. NOT_FOUND for ended sessions and sessions of other accounts. */
export async function endSession(
  { database, forgetSession }: Pick<Ports, 'database' | 'forgetSession'>,
  sessionId: string,
  { accountId, client }: Actor,
): Promise<null | Failure<'NOT_FOUND'>> {
  return database.transaction(async (transaction) => {
    const reason = 'ended_by_player'
    const ended = await endSessions(transaction, { accountId, sessionId, reason, forgetSession })
    if (ended === 0) return new Failure('NOT_FOUND')
    await recordSecurityEvent(transaction, { accountId, kind: 'session-ended', client, sessionId })
    return null
  })
}
