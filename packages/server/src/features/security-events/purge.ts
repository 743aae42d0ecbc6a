import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const securityEventsPurge: Purge = {
  removals: (accountId) => [sql`delete from security_event where account_id = ${accountId}`],
}
