import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { type AnswerEffect, answerEffect } from './delivery-rules.ts'
import { type DeliveryAnswer, lockDelivery } from './lock-delivery.ts'
import { publishDeliveries } from './publish-deliveries.ts'

/** The game server has handed the delivery out. */
export async function confirmDelivery(database: Database, answer: DeliveryAnswer): Promise<AnswerEffect> {
  return database.transaction(
    async (transaction) => {
      const delivery = await lockDelivery(transaction, answer.deliveryId)
      if (!delivery) return 'refused'
      const effect = answerEffect(delivery, 'confirm', answer.leaseToken)
      if (effect !== 'applied') return effect
      await transaction.execute(sql`
        update delivery set state = 'confirmed', settled_at = now(), lease_expires_at = null, reason = null
        where id = ${delivery.id}`)
      await publishDeliveries(transaction, [delivery.id])
      return effect
    },
    { isRepeatable: true },
  )
}
