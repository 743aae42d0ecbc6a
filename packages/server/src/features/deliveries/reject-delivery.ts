import type { Database } from '../../database/database.ts'
import { type AnswerEffect, answerEffect } from './delivery-rules.ts'
import { failDelivery } from './fail-delivery.ts'
import { type DeliveryAnswer, lockRefundable } from './lock-delivery.ts'

/** The game server will never hand the delivery out. Refunds its price in the same transaction. */
export async function rejectDelivery(
  database: Database,
  { reason, ...answer }: DeliveryAnswer & { readonly reason: string },
): Promise<AnswerEffect> {
  return database.transaction(
    async (transaction) => {
      const delivery = await lockRefundable(transaction, answer.deliveryId)
      if (!delivery) return 'refused'
      const effect = answerEffect(delivery, 'reject', answer.leaseToken)
      if (effect !== 'applied') return effect
      await failDelivery(transaction, delivery, reason)
      return effect
    },
    { isRepeatable: true },
  )
}
