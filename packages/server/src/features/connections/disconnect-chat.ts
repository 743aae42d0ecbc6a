import type { ChatConnection } from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import type { Actor } from '../actor.ts'
import { publish } from '../live/publish.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'

/** Disconnects the chat account. A repeated call changes nothing. */
export const disconnectChat = (
  { database, chat }: Pick<Ports, 'chat' | 'database'>,
  { accountId, sessionId, client }: Actor,
): Promise<ChatConnection> =>
  database.transaction(async (transaction) => {
    const removed = await transaction.execute(
      sql`delete from chat_connection where account_id = ${accountId}`,
    )
    if (removed > 0) {
      await recordSecurityEvent(transaction, { accountId, sessionId, client, kind: 'connection-removed' })
      await publish(transaction, accountId, { kind: 'account-changed' })
    }
    return { provider: chat.name, account: null }
  })
