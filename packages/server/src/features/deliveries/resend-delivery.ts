import type { DeliveryState } from '@olympus/contract/deliveries'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { type ResendRefusal, resendRefusal } from './delivery-rules.ts'
import { publishDeliveries } from './publish-deliveries.ts'

interface Row {
  readonly state: DeliveryState
  readonly isRefunded: boolean
  readonly isReplaced: boolean
}

/** Queues a delivery that failed once more, under its own id. */
export async function resendDelivery(
  transaction: Transaction,
  deliveryId: number,
): Promise<'resent' | 'unknown' | ResendRefusal> {
  const delivery = await transaction.maybeOne<Row>(sql`
    select state, refund_transaction_id is not null as is_refunded, replaced_by_id is not null as is_replaced
    from delivery where id = ${deliveryId} for update`)
  if (!delivery) return 'unknown'
  const refusal = resendRefusal(delivery)
  if (refusal) return refusal
  // Without its lease: whoever held it before has no say in the new attempt.
  await transaction.execute(sql`
    update delivery set state = 'queued', settled_at = null, due_at = now(), attempts = 0, lease_token = null, reason = null
    where id = ${deliveryId}`)
  await publishDeliveries(transaction, [deliveryId])
  return 'resent'
}
