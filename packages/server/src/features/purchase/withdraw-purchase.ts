import type { Purchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { queueMail } from '../../mail/mail.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { driftRefusal } from '../ledger/post.ts'
import { moveCoins, type MovedDonation } from './move-coins.ts'
import { purchaseView } from './purchase-view.ts'
import type { Returned } from './return-rules.ts'
import { withdrawalMail } from './withdrawal-mail.ts'
import { withdrawalRefusal } from './withdrawal-rules.ts'

interface Donation extends MovedDonation, Returned {
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
 * Withdraws from the contract of a purchase. The declaration holds at once, with the coins and the mail that confirms it; the money
 * follows (`refundWithdrawals`), so nothing of it hangs on a provider that does not answer.
 */
export async function withdrawPurchase(
  transaction: Transaction,
  request: Request,
): Promise<Purchase | Refusal> {
  const { accountId, purchaseId } = request
  const donation = await transaction.maybeOne<Donation>(sql`
    select id, account_id, coins, bonus_coins, amount_cents, state, paid_at, payment_reference, refunded_cents, disputed_cents, returned_at,
      withdrawn_at, credited_transaction_id, reversed_coins, reversals, now() as now
    from donation where id = ${purchaseId} and account_id = ${accountId} for update`)
  if (!donation) return new Failure('NOT_FOUND')
  const player = await lockPlayer(transaction, accountId)
  // Money goes out by what the balance says is unspent.
  if (player.hasDrifted) throw driftRefusal()
  const refusal = withdrawalRefusal(donation, player, donation.now)
  if (refusal) return new Failure(refusal)
  const moved = await moveCoins(transaction, { ...donation, withdrawnAt: donation.now }, donation)
  await transaction.execute(sql`
    update donation set withdrawn_at = ${donation.now}, reversed_coins = ${moved.reversedCoins}, reversals = ${moved.reversals}
    where id = ${purchaseId}`)
  const { recipient, mail } = await withdrawalMail(transaction, purchaseId)
  await queueMail(transaction, recipient, mail)
  const purchase = await purchaseView(transaction, request)
  if (!purchase) throw new Error(`Donation ${purchaseId} is not there`)
  return purchase
}
