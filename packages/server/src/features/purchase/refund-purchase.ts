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
  readonly returns: number
}

const refundable: ReadonlySet<string> = new Set(['succeeded', 'partially-refunded', 'withdrawn'])

/**
 * The request that refunds the rest of a purchase, or the state that forbids it. The idempotency key stays
 * the same until a return is saved, so nothing is refunded twice; after a failed refund the key changes. A
 * withdrawal has the same keys whoever requests its refund.
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
    ) as returns
    from donation where id = ${purchaseId} for update`)
  if (!purchase) return { refusal: 'unknown' }
  const { state, paymentReference, currency, returns } = purchase
  if (purchase.provider !== provider) return { refusal: 'other-provider' }
  if (!refundable.has(state) || !paymentReference) return { refusal: state }
  const amountCents = purchase.amountCents - purchase.refundedCents
  const subject = state === 'withdrawn' ? 'withdrawal' : 'refund'
  return {
    idempotencyKey: `${subject}-${purchaseId}-${returns}-${amountCents}`,
    paymentReference,
    amountCents,
    currency,
  }
}
