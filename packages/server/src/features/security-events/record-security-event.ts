import type { SecurityEventKind } from '@olympus/contract/security-events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Sender } from '../actor.ts'

interface SecurityEventDetails {
  readonly accountId: number
  readonly kind: SecurityEventKind
  readonly client: Sender
  readonly sessionId?: string
}

const longestUserAgent = 400

/** Records a security event, which the player can read, in the transaction of the change. */
export async function recordSecurityEvent(
  queries: Queries,
  { accountId, kind, client, sessionId }: SecurityEventDetails,
): Promise<void> {
  await queries.execute(
    sql`insert into security_event (account_id, kind, session_id, user_agent, address)
        values (${accountId}, ${kind}, ${sessionId ?? null}, ${client.userAgent.slice(0, longestUserAgent)}, ${client.address})`,
  )
}
