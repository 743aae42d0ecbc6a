import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publish } from '../live/publish.ts'

interface AffectedAccount {
  readonly accountId: number
  readonly kind: Extract<LiveEvent['kind'], 'coupons-changed' | 'wallet-changed' | 'wheel-changed'>
}

/**
 * Notifies pages that show these deliveries: the shop log of buyer and recipient, the list of coupons, or
 * the fortune wheel.
 */
export async function publishDeliveries(
  transaction: Transaction,
  deliveryIds: readonly number[],
): Promise<void> {
  const affected = await transaction.query<AffectedAccount>(sql`
    select account_id, 'wallet-changed' as kind from shop_order where delivery_id = any(${deliveryIds}::bigint[])
    union
    select recipient_id, 'wallet-changed' from gift join shop_order on shop_order.id = order_id
    where delivery_id = any(${deliveryIds}::bigint[])
    union
    select account_id, 'coupons-changed' from coupon where delivery_id = any(${deliveryIds}::bigint[])
    union
    select account_id, 'wheel-changed' from wheel_spin where delivery_id = any(${deliveryIds}::bigint[])
    union
    select account_id, 'wheel-changed' from wheel_exchange where delivery_id = any(${deliveryIds}::bigint[])`)
  for (const { accountId, kind } of affected) await publish(transaction, accountId, { kind })
}
