import type { Transaction } from '../../database/database.ts'
import { failDelivery } from './fail-delivery.ts'
import { lockRefundable } from './lock-delivery.ts'

/**
 * Fails a delayed delivery and refunds its price; no game server can confirm it afterwards. Refuses all
 * other deliveries: a game server may hand a queued or claimed one out at any moment.
 */
export async function refundDelivery(
  transaction: Transaction,
  deliveryId: number,
): Promise<{ readonly refundedCoins: number } | 'unknown' | 'not-delayed'> {
  const delivery = await lockRefundable(transaction, deliveryId)
  if (!delivery) return 'unknown'
  if (delivery.state !== 'delayed') return 'not-delayed'
  const { gameNote: note } = delivery
  await failDelivery(transaction, delivery, { reason: 'GIVEN_UP', ...(note !== null && { note }) })
  return { refundedCoins: delivery.paidCoins }
}
