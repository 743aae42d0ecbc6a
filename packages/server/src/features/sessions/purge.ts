import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** Challenges and spent tokens are deleted with their sessions. */
export const sessionsPurge: Purge = {
  removals: (accountId) => [sql`delete from session where account_id = ${accountId}`],
}
