import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { creditEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import type { FailedAttempt, LockedDelivery } from './lock-delivery.ts'
import { publishDeliveries } from './publish-deliveries.ts'

/** Fails an unsettled delivery for good and refunds its price. The caller holds `lockRefundable`. */
export async function failDelivery(
  transaction: Transaction,
  { id, accountId, paidCoins }: LockedDelivery,
  { reason, note }: FailedAttempt,
): Promise<void> {
  const refund =
    paidCoins === 0
      ? null
      : await postOrFail(transaction, {
          kind: 'delivery-refund',
          reference: `delivery:${id}`,
          entries: creditEntries(await lockPlayer(transaction, accountId), 'house:shop', paidCoins),
        })
  await transaction.execute(sql`
    update delivery set state = 'failed', settled_at = now(), lease_expires_at = null, reason = ${reason}, game_note = ${note ?? null},
      refund_transaction_id = ${refund?.transactionId ?? null}
    where id = ${id}`)
  await publishDeliveries(transaction, [id])
}
