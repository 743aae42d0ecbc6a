import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const twoFactorPurge: Purge = {
  removals: (accountId) => [
    sql`delete from two_factor where account_id = ${accountId}`,
    sql`delete from backup_code where account_id = ${accountId}`,
  ],
}
