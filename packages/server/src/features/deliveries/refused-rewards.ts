import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publish } from '../live/publish.ts'

/**
 * What the fortune wheel granted stays with its account if the game refuses it: an item coupon takes the
 * place of the delivery, which is not sent again. Spin, tickets and tokens stand.
 */
export async function keepRefusedReward(transaction: Transaction, deliveryId: number): Promise<void> {
  const kept = await transaction.maybeOne<{ accountId: number }>(sql`
    insert into coupon (account_id, item_id, quantity, spin_id, exchange_id)
    select task.account_id, task.item_id, task.quantity, wheel_spin.id, wheel_exchange.id
    from task
    left join wheel_spin on wheel_spin.delivery_id = task.id
    left join wheel_exchange on wheel_exchange.delivery_id = task.id
    where task.id = ${deliveryId} and num_nonnulls(wheel_spin.id, wheel_exchange.id) = 1
    returning account_id`)
  if (kept) await publish(transaction, kept.accountId, { kind: 'coupons-changed' })
}

/** Whether a coupon has taken the place of a delivery, for a query of the table task. */
export const isKeptAsCoupon = sql`(
  exists (
    select from wheel_spin join coupon on coupon.spin_id = wheel_spin.id where wheel_spin.delivery_id = task.id
  ) or exists (
    select from wheel_exchange join coupon on coupon.exchange_id = wheel_exchange.id
    where wheel_exchange.delivery_id = task.id
  ))`
