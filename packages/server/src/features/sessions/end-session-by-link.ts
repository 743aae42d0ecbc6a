import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { Sender } from '../actor.ts'
import { forgetDevice } from '../devices/known-device.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'

interface Row {
  readonly accountId: number
  readonly sessionId: string
  /** Missing in old links, from before a link also removed its device. */
  readonly deviceHash: string | null
  readonly isUsed: boolean
  readonly isExpired: boolean
}

/** Ends the session of a login mail and removes its known device. Repeated use of the link succeeds too. */
export async function endSessionByLink(
  { database, random, forgetSession }: Pick<Ports, 'database' | 'forgetSession' | 'random'>,
  token: string,
  client: Sender,
): Promise<null | Failure<'SESSION_LINK_INVALID'>> {
  const tokenHash = hashOf(token)
  return database.transaction(
    async (transaction) => {
      const link = await transaction.maybeOne<Row>(
        sql`select account_id, payload ->> 'sessionId' as session_id,
              payload ->> 'deviceHash' as device_hash, used_at is not null as is_used,
              expires_at <= now() as is_expired
            from one_time_token where token_hash = ${tokenHash} and purpose = 'session-end' for update`,
      )
      if (!link) return new Failure('SESSION_LINK_INVALID')
      if (link.isUsed) return null
      if (link.isExpired) return new Failure('SESSION_LINK_INVALID')
      const { accountId, sessionId, deviceHash } = link
      await transaction.execute(
        sql`update one_time_token set used_at = now() where token_hash = ${tokenHash}`,
      )
      // The device must no longer count as the player's, neither for login mails nor for login limits.
      if (deviceHash !== null) await forgetDevice(transaction, random, { accountId, deviceHash })
      const reason = 'ended_by_link'
      const ended = await endSessions(transaction, { accountId, sessionId, reason, forgetSession })
      if (ended > 0)
        await recordSecurityEvent(transaction, { accountId, kind: 'session-ended', client, sessionId })
      return null
    },
    { isRepeatable: true },
  )
}
