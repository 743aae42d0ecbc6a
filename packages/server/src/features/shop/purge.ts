import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** A gift stays with its order, delivery and anonymized character until both accounts are purged. */
export const shopPurge: Purge = {
  isOpen: sql`exists (
    select from gift join shop_order on shop_order.id = order_id join task on task.id = delivery_id
    where recipient_id = account.id and state in ('queued', 'claimed', 'delayed')
  )`,
  removals: (accountId) => [
    sql`with ended as (
          delete from gift using account as other
          where other.id in (gift.account_id, recipient_id) and other.id <> ${accountId} and other.deleted_at is not null
            and (gift.account_id = ${accountId} or recipient_id = ${accountId})
          returning order_id
        ), dropped as (
          delete from shop_order where id in (select order_id from ended) returning delivery_id
        )
        delete from task where id in (select delivery_id from dropped)`,
    sql`delete from shop_order where account_id = ${accountId} and id not in (select order_id from gift where account_id = ${accountId})`,
  ],
}
