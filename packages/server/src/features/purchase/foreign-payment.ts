import type { PaymentEvent, PaymentFact } from '../../payments/payment-provider.ts'

interface ExpectedPayment {
  readonly checkoutReference: string | null
  readonly paymentReference: string | null
}

/** Whether a purchase is paid already, with another payment. */
export const isSecondPayment = ({ paymentReference }: ExpectedPayment, fact: PaymentFact): boolean =>
  fact.kind === 'paid' &&
  paymentReference !== null &&
  fact.paymentReference !== null &&
  fact.paymentReference !== paymentReference

/**
 * Whether an event that names a purchase is about something else: another checkout, which a payer or another
 * environment gave the same number, or a second payment.
 */
export function isForeign(
  purchase: ExpectedPayment,
  { checkoutReference, fact }: Pick<PaymentEvent, 'checkoutReference' | 'fact'>,
): boolean {
  if (checkoutReference && checkoutReference !== purchase.checkoutReference) return true
  return fact !== null && isSecondPayment(purchase, fact)
}
