import { sampleOffers } from '@olympus/api-client/mocks/sample-wheel'
import { limits } from '@olympus/contract/limits'
import { expect, test } from 'vitest'

import { exchangeCost, repriced } from './exchange-rules.ts'

test('the quantity is clamped to what the tokens are enough for', () => {
  expect(exchangeCost({ priceTokens: 10, tokens: 34, quantity: 5 })).toEqual({
    affordable: 3,
    maxQuantity: 3,
    quantity: 3,
    totalTokens: 30,
    tokensLeft: 4,
    missingTokens: 0,
  })
  expect(exchangeCost({ priceTokens: 10, tokens: 34, quantity: 0 }).quantity).toBe(1)
  expect(exchangeCost({ priceTokens: 1, tokens: 5000, quantity: 5000 }).quantity).toBe(
    limits.exchangeMaxQuantity,
  )
})

test('too few tokens for one say how many are missing', () => {
  expect(exchangeCost({ priceTokens: 60, tokens: 34, quantity: 1 })).toMatchObject({
    affordable: 0,
    quantity: 1,
    totalTokens: 60,
    missingTokens: 26,
  })
})

test('a new price is that of its offer only', () => {
  const prices = repriced(sampleOffers, 'ticket', 12).map(({ priceTokens }) => priceTokens)
  expect(prices).toEqual([12, 25, 30, 60, 120])
})
