import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const livePurge: Purge = {
  removals: (accountId) => [sql`delete from live_event where account_id = ${accountId}`],
}
