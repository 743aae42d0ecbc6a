import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { creditEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { type AnswerEffect, answerEffect } from './delivery-rules.ts'
import { type DeliveryAnswer, lockDelivery } from './lock-delivery.ts'
import { publishDeliveries } from './publish-deliveries.ts'

/** The game server will never hand it out. What was paid for it goes back to the account in the same transaction. */
export async function rejectDelivery(
  database: Database,
  { reason, ...answer }: DeliveryAnswer & { readonly reason: string },
): Promise<AnswerEffect> {
  return database.transaction(
    async (transaction) => {
      const delivery = await lockDelivery(transaction, answer.deliveryId)
      if (!delivery) return 'refused'
      const effect = answerEffect(delivery, 'reject', answer.leaseToken)
      if (effect !== 'applied') return effect
      const { id, accountId, paidCoins } = delivery
      const refund =
        paidCoins === 0
          ? null
          : await postOrFail(transaction, {
              kind: 'delivery-refund',
              reference: `delivery:${id}`,
              entries: creditEntries(await lockPlayer(transaction, accountId), 'house:shop', paidCoins),
            })
      await transaction.execute(sql`
        update delivery set state = 'failed', settled_at = now(), lease_expires_at = null, reason = ${reason},
          refund_transaction_id = ${refund?.transactionId ?? null}
        where id = ${id}`)
      await publishDeliveries(transaction, [id])
      return effect
    },
    { isRepeatable: true },
  )
}
