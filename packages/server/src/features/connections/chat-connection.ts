import type { ChatConnection } from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface Row {
  readonly name: string
  readonly connectedAt: Date
}

/** What an account is connected with at a provider. A connection with another provider than today's is as good as none. */
export async function chatConnection(
  queries: Queries,
  accountId: number,
  provider: string,
): Promise<ChatConnection> {
  const row = await queries.maybeOne<Row>(
    sql`select name, connected_at from chat_connection where account_id = ${accountId} and provider = ${provider}`,
  )
  return {
    provider,
    account: row ? { name: row.name, connectedAt: row.connectedAt.toISOString() } : null,
  }
}
