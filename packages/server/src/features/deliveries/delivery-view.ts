import type { Delivery, DeliveryFailure, DeliveryState } from '@olympus/contract/deliveries'
import sql from 'sql-template-tag'

export interface DeliveryRow {
  readonly deliveryId: number
  readonly deliveryState: DeliveryState
  readonly reason: DeliveryFailure | null
  readonly isRefunded: boolean
  readonly queuedAt: Date
  readonly claimedAt: Date | null
  readonly settledAt: Date | null
}

/** Columns of the table delivery that `deliveryOf` needs, aliased for joins. */
export const deliveryColumns = sql`
  delivery.id as delivery_id, delivery.state as delivery_state, delivery.reason,
  delivery.refund_transaction_id is not null as is_refunded,
  delivery.queued_at, delivery.claimed_at, delivery.settled_at`

export const deliveryOf = (row: DeliveryRow): Delivery => ({
  id: row.deliveryId,
  state: row.deliveryState,
  failureReason: row.deliveryState === 'failed' ? row.reason : null,
  isRefunded: row.isRefunded,
  queuedAt: row.queuedAt.toISOString(),
  claimedAt: row.deliveryState === 'queued' ? null : (row.claimedAt?.toISOString() ?? null),
  settledAt: row.settledAt?.toISOString() ?? null,
})
