import { expect, it } from 'vitest'
import { moneyText } from '../money-text.ts'
import { failureOf, fromStripeAmount, toStripeAmount } from './stripe-rules.ts'

it.each([
  ['EUR', 4999, 4999, '€49.99'],
  ['JPY', 500, 500, '¥500'],
  ['KWD', 1500, 1500, 'KWD 1.500'],
  ['ISK', 700, 70_000, 'ISK 700'],
])('%s: %i in minor units is %i for Stripe and %s for people', (currency, amountCents, amount, shown) => {
  expect(toStripeAmount(amountCents, currency)).toBe(amount)
  expect(toStripeAmount(amountCents, currency.toLowerCase())).toBe(amount)
  expect(fromStripeAmount(amount, currency)).toBe(amountCents)
  expect(moneyText({ amountCents, currency }, 'en').replaceAll(/\s/g, ' ')).toBe(shown)
})

it('declines are told apart as far as the player can act on them', () => {
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
