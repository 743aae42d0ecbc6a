import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const couponsPurge: Purge = {
  removals: (accountId) => [
    sql`delete from coupon where account_id = ${accountId}`,
    sql`delete from coupon_allow_list where account_id = ${accountId}`,
  ],
}
