import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const spendingLimitsPurge: Purge = {
  removals: (accountId) => [sql`delete from spending_limit where account_id = ${accountId}`],
}
