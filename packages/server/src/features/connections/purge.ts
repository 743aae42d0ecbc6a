import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const connectionsPurge: Purge = {
  removals: (accountId) => [sql`delete from chat_connection where account_id = ${accountId}`],
}
