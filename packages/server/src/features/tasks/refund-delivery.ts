import type { Transaction } from '../../database/database.ts'
import { failTask } from './fail-task.ts'
import { lockRefundable } from './lock-tasks.ts'

/**
 * Fails a delayed delivery and refunds its price; no game server can confirm it afterwards. Refuses all
 * other deliveries: a game server may hand a queued or claimed one out at any moment.
 */
export async function refundDelivery(
  transaction: Transaction,
  deliveryId: number,
): Promise<{ readonly refundedCoins: number } | 'unknown' | 'no-delivery' | 'not-delayed'> {
  const delivery = await lockRefundable(transaction, deliveryId)
  if (!delivery) return 'unknown'
  if (delivery.kind !== 'delivery') return 'no-delivery'
  if (delivery.state !== 'delayed') return 'not-delayed'
  const { gameNote: note } = delivery
  await failTask(transaction, delivery, { reason: 'GIVEN_UP', ...(note !== null && { note }) })
  return { refundedCoins: delivery.paidCoins }
}
