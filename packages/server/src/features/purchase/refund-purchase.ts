import type { Purchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { PaymentProviderName, RefundOrder } from '../../payments/payment-provider.ts'

interface Donation {
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
  donationId: number,
  provider: PaymentProviderName,
): Promise<RefundOrder | { readonly refusal: Purchase['state'] | 'unknown' | 'other-provider' }> {
  const donation = await transaction.maybeOne<Donation>(sql`
    select state, provider, payment_reference, amount_cents, refunded_cents, currency, (
      select count(*) from payment_return
      where payment_return.provider = donation.provider and payment_return.payment_reference = donation.payment_reference
    ) as refunds
    from donation where id = ${donationId} for update`)
  if (!donation) return { refusal: 'unknown' }
  const { state, paymentReference, currency, refunds } = donation
  if (donation.provider !== provider) return { refusal: 'other-provider' }
  if ((state !== 'succeeded' && state !== 'partially-refunded') || !paymentReference)
    return { refusal: state }
  const amountCents = donation.amountCents - donation.refundedCents
  return {
    idempotencyKey: `refund-${donationId}-${refunds}-${amountCents}`,
    paymentReference,
    amountCents,
    currency,
  }
}
