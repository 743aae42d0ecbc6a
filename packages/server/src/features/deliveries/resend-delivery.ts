import type { DeliveryState } from '@olympus/contract/deliveries'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { type ResendRefusal, resendRefusal } from './delivery-rules.ts'
import { publishDeliveries } from './publish-deliveries.ts'

interface DeliveryRow {
  readonly state: DeliveryState
  readonly isRefunded: boolean
  readonly isReplaced: boolean
}

/** Queues a failed or delayed delivery again, with the same id and a new count of attempts. */
export async function resendDelivery(
  transaction: Transaction,
  deliveryId: number,
): Promise<'resent' | 'unknown' | ResendRefusal> {
  const delivery = await transaction.maybeOne<DeliveryRow>(sql`
    select state, refund_transaction_id is not null as is_refunded, replaced_by_id is not null as is_replaced
    from delivery where id = ${deliveryId} for update`)
  if (!delivery) return 'unknown'
  const refusal = resendRefusal(delivery)
  if (refusal) return refusal
  // A server that rejected the delivery loses its lease. A server that is only late keeps it:
  // the item may be handed out already.
  await transaction.execute(sql`
    update delivery set state = 'queued', settled_at = null, due_at = now(), tried_since = now(), attempts = 0,
      lease_token = case when state = 'delayed' then lease_token end, reason = null
    where id = ${deliveryId}`)
  await publishDeliveries(transaction, [deliveryId])
  return 'resent'
}
