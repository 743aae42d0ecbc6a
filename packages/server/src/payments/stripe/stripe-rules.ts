import type { PaymentFailure } from '@olympus/contract/purchase'

/** Currencies without decimals in ISO 4217 that Stripe still counts in hundredths: 5 units are 500 there. */
const countedInHundredths = new Set(['ISK', 'UGX'])

/** Converts minor units to Stripe's units. They differ only for the currencies above. */
export const toStripeAmount = (amountCents: number, currency: string): number =>
  countedInHundredths.has(currency.toUpperCase()) ? amountCents * 100 : amountCents

export const fromStripeAmount = (amount: number, currency: string): number =>
  countedInHundredths.has(currency.toUpperCase()) ? amount / 100 : amount

const incorrectDetails = new Set([
  'expired_card',
  'incorrect_address',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_zip',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
])

interface StripeDecline {
  readonly code?: string | null | undefined
  readonly decline_code?: string | null | undefined
}

/** Maps a Stripe payment error to the failure shown to the player. */
export function failureOf(error: StripeDecline | null | undefined): PaymentFailure {
  const codes = [error?.decline_code, error?.code].filter((code) => typeof code === 'string')
  if (codes.includes('insufficient_funds')) return 'PAYMENT_INSUFFICIENT_FUNDS'
  if (codes.some((code) => incorrectDetails.has(code))) return 'PAYMENT_CARD_DETAILS_INCORRECT'
  if (codes.includes('processing_error') || codes.includes('try_again_later'))
    return 'PAYMENT_PROVIDER_UNAVAILABLE'
  return 'PAYMENT_FAILED'
}
