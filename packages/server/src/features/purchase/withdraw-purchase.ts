import type { Purchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { queueMail } from '../../mail/mail.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { driftRefusal } from '../ledger/post.ts'
import { moveCoins, type PurchaseToMove } from './move-coins.ts'
import { purchaseView } from './purchase-view.ts'
import type { Returned } from './return-rules.ts'
import { withdrawalMail } from './withdrawal-mail.ts'
import { withdrawalRefusal } from './withdrawal-rules.ts'

interface LockedPurchase extends PurchaseToMove, Returned {
  readonly state: Purchase['state']
  readonly paidAt: Date | null
  readonly paymentReference: string | null
  readonly now: Date
}

interface Request {
  readonly accountId: number
  readonly purchaseId: number
}

type Refusal = Failure<
  'NOT_FOUND' | 'WITHDRAWAL_NOT_POSSIBLE' | 'WITHDRAWAL_PERIOD_OVER' | 'COINS_ALREADY_SPENT'
>

/**
 * Withdraws from the contract of a purchase. Takes the coins back and queues the confirmation mail at once.
 * `refundWithdrawals` refunds the money later, so a withdrawal does not depend on the provider.
 */
export async function withdrawPurchase(
  transaction: Transaction,
  request: Request,
): Promise<Purchase | Refusal> {
  const { accountId, purchaseId } = request
  const locked = await transaction.maybeOne<LockedPurchase>(sql`
    select id, account_id, coins, bonus_coins, amount_cents, state, paid_at, payment_reference, refunded_cents, disputed_cents, returned_at,
      withdrawn_at, credited_transaction_id, reversed_coins, reversals, now() as now
    from donation where id = ${purchaseId} and account_id = ${accountId} for update`)
  if (!locked) return new Failure('NOT_FOUND')
  const player = await lockPlayer(transaction, accountId)
  // The refund trusts the balance, so a drifted balance blocks it.
  if (player.hasDrifted) throw driftRefusal()
  const refusal = withdrawalRefusal(locked, player, locked.now)
  if (refusal) return new Failure(refusal)
  const moved = await moveCoins(transaction, { ...locked, withdrawnAt: locked.now }, locked)
  await transaction.execute(sql`
    update donation set withdrawn_at = ${locked.now}, reversed_coins = ${moved.reversedCoins}, reversals = ${moved.reversals}
    where id = ${purchaseId}`)
  const { recipient, mail } = await withdrawalMail(transaction, purchaseId)
  await queueMail(transaction, recipient, mail)
  const purchase = await purchaseView(transaction, request)
  if (!purchase) throw new Error(`Purchase ${purchaseId} not found`)
  return purchase
}
