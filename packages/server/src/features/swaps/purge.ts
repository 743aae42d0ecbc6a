import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** A swap that is under way is over with the account. */
export const swapsPurge: Purge = {
  removals: (accountId) => [sql`delete from character_swap where account_id = ${accountId}`],
}
