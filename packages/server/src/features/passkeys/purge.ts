import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const passkeysPurge: Purge = {
  removals: (accountId) => [sql`delete from passkey where account_id = ${accountId}`],
}
