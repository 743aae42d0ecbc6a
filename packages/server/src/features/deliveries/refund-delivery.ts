import type { Transaction } from '../../database/database.ts'
import { failDelivery } from './fail-delivery.ts'
import { lockRefundable } from './lock-delivery.ts'

/**
 * Gives up a delayed delivery and pays back what was paid for it; no game server can confirm it any more. Resolves with the coins.
 * Nothing else is refunded by hand: what is under way may be handed out at any moment.
 */
export async function refundDelivery(
  transaction: Transaction,
  deliveryId: number,
): Promise<{ readonly refundedCoins: number } | 'unknown' | 'not-delayed'> {
  const delivery = await lockRefundable(transaction, deliveryId)
  if (!delivery) return 'unknown'
  if (delivery.state !== 'delayed') return 'not-delayed'
  await failDelivery(transaction, delivery, delivery.reason)
  return { refundedCoins: delivery.paidCoins }
}
