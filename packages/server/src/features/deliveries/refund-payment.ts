import type { Transaction } from '../../database/database.ts'
import { creditEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'

export interface RefundedDelivery {
  readonly id: number
  readonly accountId: number
  readonly paidCoins: number
}

/** Refunds the price of a delivery that fails. Resolves with the ID of the ledger transaction. */
export async function refundPayment(
  transaction: Transaction,
  { id, accountId, paidCoins }: RefundedDelivery,
): Promise<number | null> {
  if (paidCoins === 0) return null
  const { transactionId } = await postOrFail(transaction, {
    kind: 'delivery-refund',
    reference: `delivery:${id}`,
    entries: creditEntries(await lockPlayer(transaction, accountId), 'house:shop', paidCoins),
  })
  return transactionId
}
