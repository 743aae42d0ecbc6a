import type { ChatConnection } from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface ConnectionRow {
  readonly name: string
  readonly connectedAt: Date
}

/** Reads the chat connection of an account. Ignores connections with providers other than `provider`. */
export async function readChatConnection(
  queries: Queries,
  accountId: number,
  provider: string,
): Promise<ChatConnection> {
  const row = await queries.maybeOne<ConnectionRow>(
    sql`select name, connected_at from chat_connection where account_id = ${accountId} and provider = ${provider}`,
  )
  return {
    provider,
    account: row ? { name: row.name, connectedAt: row.connectedAt.toISOString() } : null,
  }
}
