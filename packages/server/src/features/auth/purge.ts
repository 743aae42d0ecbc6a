import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** Consents stay, as the law requires. */
export const authPurge: Purge = {
  removals: (accountId) => [sql`delete from log_in_challenge where account_id = ${accountId}`],
}
