import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const deliveriesPurge: Purge = {
  isOpen: sql`exists (
    select from delivery where delivery.account_id = account.id and state in ('queued', 'claimed', 'delayed')
  )`,
  removals: (accountId) => [
    sql`delete from delivery where account_id = ${accountId} and not exists (select from shop_order where delivery_id = delivery.id)`,
  ],
}
