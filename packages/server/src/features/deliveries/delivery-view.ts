import type { Delivery, DeliveryState } from '@olympus/contract/deliveries'
import type { TaskFailure } from '@olympus/contract/task-failures'
import sql from 'sql-template-tag'

export interface DeliveryRow {
  readonly deliveryId: number
  readonly deliveryState: DeliveryState
  readonly reason: TaskFailure | null
  readonly isRefunded: boolean
  readonly queuedAt: Date
  readonly claimedAt: Date | null
  readonly settledAt: Date | null
}

/** Columns of the table delivery that `deliveryOf` needs, aliased for joins. */
export const deliveryColumns = sql`
  task.id as delivery_id, task.state as delivery_state, task.reason,
  task.refund_transaction_id is not null as is_refunded,
  task.queued_at, task.claimed_at, task.settled_at`

export const deliveryOf = (row: DeliveryRow): Delivery => ({
  id: row.deliveryId,
  state: row.deliveryState,
  failureReason: row.deliveryState === 'failed' ? row.reason : null,
  retryReason: row.deliveryState === 'queued' || row.deliveryState === 'delayed' ? row.reason : null,
  isRefunded: row.isRefunded,
  queuedAt: row.queuedAt.toISOString(),
  claimedAt: row.deliveryState === 'queued' ? null : (row.claimedAt?.toISOString() ?? null),
  settledAt: row.settledAt?.toISOString() ?? null,
})
