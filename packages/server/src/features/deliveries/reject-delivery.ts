import type { Database } from '../../database/database.ts'
import { type AnswerEffect, answerEffect } from './delivery-rules.ts'
import { failDelivery } from './fail-delivery.ts'
import { type DeliveryAnswer, type FailedAttempt, lockRefundable } from './lock-delivery.ts'

/** The game server will never hand the delivery out. Refunds its price in the same transaction. */
export async function rejectDelivery(
  database: Database,
  answer: DeliveryAnswer & FailedAttempt,
): Promise<AnswerEffect> {
  return database.transaction(
    async (transaction) => {
      const delivery = await lockRefundable(transaction, answer.deliveryId)
      if (!delivery) return 'refused'
      const effect = answerEffect(delivery, 'reject', answer.leaseToken)
      if (effect !== 'applied') return effect
      await failDelivery(transaction, delivery, answer)
      return effect
    },
    { isRepeatable: true },
  )
}
