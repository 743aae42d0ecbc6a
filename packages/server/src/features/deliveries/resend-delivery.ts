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

/** Queues a delivery that failed or is delayed once more, under its own id and with new attempts. */
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
  // Whoever refused it has no say in the new attempt. Whoever was only late keeps it: what was handed out stays handed out.
  await transaction.execute(sql`
    update delivery set state = 'queued', settled_at = null, due_at = now(), tried_since = now(), attempts = 0,
      lease_token = case when state = 'delayed' then lease_token end, reason = null
    where id = ${deliveryId}`)
  await publishDeliveries(transaction, [deliveryId])
  return 'resent'
}
