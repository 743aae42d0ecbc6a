import { expect, it } from 'vitest'
import { moneyText } from '../money-text.ts'
import { failureOf, fromStripeAmount, toStripeAmount } from './stripe-rules.ts'

it.each([
  { currency: 'EUR', amountCents: 4999, amount: 4999, shown: '€49.99' },
  { currency: 'JPY', amountCents: 500, amount: 500, shown: '¥500' },
  { currency: 'KWD', amountCents: 1500, amount: 1500, shown: 'KWD 1.500' },
  { currency: 'ISK', amountCents: 700, amount: 70_000, shown: 'ISK 700' },
])('converts $amountCents minor units of $currency to $amount for Stripe, shown as $shown', (row) => {
  const { currency, amountCents, amount, shown } = row
  expect(toStripeAmount(amountCents, currency)).toBe(amount)
  expect(toStripeAmount(amountCents, currency.toLowerCase())).toBe(amount)
  expect(fromStripeAmount(amount, currency)).toBe(amountCents)
  expect(moneyText({ amountCents, currency }, 'en').replaceAll(/\s/g, ' ')).toBe(shown)
})

it('distinguishes declines as far as the player can act on them', () => {
  expect(failureOf({ code: 'card_declined', decline_code: 'insufficient_funds' })).toBe(
    'PAYMENT_INSUFFICIENT_FUNDS',
  )
  for (const code of ['incorrect_cvc', 'invalid_number', 'expired_card'])
    expect(failureOf({ code })).toBe('PAYMENT_CARD_DETAILS_INCORRECT')
  expect(failureOf({ code: 'card_declined', decline_code: 'expired_card' })).toBe(
    'PAYMENT_CARD_DETAILS_INCORRECT',
  )
  expect(failureOf({ code: 'processing_error' })).toBe('PAYMENT_PROVIDER_UNAVAILABLE')
  for (const error of [null, undefined, {}, { code: 'card_declined', decline_code: 'stolen_card' }])
    expect(failureOf(error)).toBe('PAYMENT_FAILED')
})
