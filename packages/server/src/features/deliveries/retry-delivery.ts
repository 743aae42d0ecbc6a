import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { type AnswerEffect, answerEffect, retryDelayMs } from './delivery-rules.ts'
import { stateAfterAttempt } from './end-attempt.ts'
import { type DeliveryAnswer, type FailedAttempt, lockDelivery } from './lock-delivery.ts'
import { publishDeliveries } from './publish-deliveries.ts'

/** The game server cannot hand the delivery out now: the bag is full, or the map is loading. */
export async function retryDelivery(
  database: Database,
  { reason, note, ...answer }: DeliveryAnswer & FailedAttempt,
): Promise<AnswerEffect> {
  return database.transaction(
    async (transaction) => {
      const delivery = await lockDelivery(transaction, answer.deliveryId)
      if (!delivery) return 'refused'
      const effect = answerEffect(delivery, 'retry', answer.leaseToken)
      if (effect !== 'applied') return effect
      await transaction.execute(sql`
        update delivery set state = ${stateAfterAttempt}, lease_expires_at = null, reason = ${reason}, game_note = ${note ?? null},
          due_at = now() + ${retryDelayMs(delivery.attempts)} * interval '1 millisecond'
        where id = ${delivery.id}`)
      await publishDeliveries(transaction, [delivery.id])
      return effect
    },
    { isRepeatable: true },
  )
}
