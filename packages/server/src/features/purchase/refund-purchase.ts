import type { Purchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { PaymentProviderName, RefundOrder } from '../../payments/payment-provider.ts'

interface PurchaseToRefund {
  readonly state: Purchase['state']
  readonly provider: PaymentProviderName
  readonly paymentReference: string | null
  readonly amountCents: number
  readonly refundedCents: number
  readonly currency: string
  readonly refunds: number
}

/**
 * The request that refunds the rest of a purchase, or the state that forbids it. The idempotency key stays
 * the same until a return is saved, so nothing is refunded twice; after a failed refund the key changes.
 */
export async function refundOrderOf(
  transaction: Transaction,
  purchaseId: number,
  provider: PaymentProviderName,
): Promise<RefundOrder | { readonly refusal: Purchase['state'] | 'unknown' | 'other-provider' }> {
  const purchase = await transaction.maybeOne<PurchaseToRefund>(sql`
    select state, provider, payment_reference, amount_cents, refunded_cents, currency, (
      select count(*) from payment_return
      where payment_return.provider = donation.provider and payment_return.payment_reference = donation.payment_reference
    ) as refunds
    from donation where id = ${purchaseId} for update`)
  if (!purchase) return { refusal: 'unknown' }
  const { state, paymentReference, currency, refunds } = purchase
  if (purchase.provider !== provider) return { refusal: 'other-provider' }
  if ((state !== 'succeeded' && state !== 'partially-refunded') || !paymentReference)
    return { refusal: state }
  const amountCents = purchase.amountCents - purchase.refundedCents
  return {
    idempotencyKey: `refund-${purchaseId}-${refunds}-${amountCents}`,
    paymentReference,
    amountCents,
    currency,
  }
}
