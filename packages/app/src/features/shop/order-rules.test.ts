import { expect, test } from 'vitest'

import { allowedQuantity, clampQuantity, maxOrderQuantity, orderCost, plainText } from './order-rules.ts'

test.each([
  [{ maxQuantity: 5, priceCoins: 10, balanceCoins: 1000 }, 5],
  [{ maxQuantity: 500, priceCoins: 1, balanceCoins: 1000 }, 99],
  [{ maxQuantity: 99, priceCoins: 450, balanceCoins: 1350 }, 3],
  [{ maxQuantity: 99, priceCoins: 450, balanceCoins: 1349 }, 2],
  [{ maxQuantity: 99, priceCoins: 450, balanceCoins: 0 }, 1],
  [{ maxQuantity: 99, priceCoins: 0, balanceCoins: 0 }, 99],
])('allows for %j a quantity of %i', (given, most) => {
  expect(maxOrderQuantity(given)).toBe(most)
})

test('applies the tightest limit of an item', () => {
  const limit = (remaining: number) =>
    ({ period: 'week', maxQuantity: 9, remaining, renewsAt: null }) as const
  expect(allowedQuantity({ maxQuantity: 5, limits: [] })).toBe(5)
  expect(allowedQuantity({ maxQuantity: 5, limits: [limit(9), limit(2)] })).toBe(2)
  expect(allowedQuantity({ maxQuantity: 5, limits: [limit(0)] })).toBe(0)
})

test('keeps a quantity whole and within its bounds', () => {
  expect([0, -3, 1.9, 7, 4].map((quantity) => clampQuantity(quantity, 5))).toEqual([1, 1, 1, 5, 4])
})

test('computes the remaining balance or the missing coins', () => {
  expect(orderCost({ quantity: 3, priceCoins: 450, balanceCoins: 12_480 })).toEqual({
    totalCoins: 1350,
    balanceAfterCoins: 11_130,
    missingCoins: 0,
  })
  expect(orderCost({ quantity: 1, priceCoins: 450, balanceCoins: 400 }).missingCoins).toBe(50)
})

test('keeps a gift message plain', () => {
  expect(plainText('For\nyou\u2028 \u202ealone\u0000 🏛️')).toBe('Foryou alone 🏛️')
})
