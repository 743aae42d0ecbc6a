import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** Only deliveries delay the purge: what else the game should do with the characters is over with them. */
export const deliveriesPurge: Purge = {
  isOpen: sql`exists (
    select from task where task.account_id = account.id and kind = 'delivery' and state in ('queued', 'claimed', 'delayed')
  )`,
  removals: (accountId) => [
    sql`delete from task where account_id = ${accountId} and not exists (select from shop_order where delivery_id = task.id)`,
  ],
}
