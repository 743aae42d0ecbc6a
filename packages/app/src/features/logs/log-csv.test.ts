import { expect, test } from 'vitest'

import { csvFileName, decimalAmount } from './log-csv.ts'

test('the file name contains the log and the date', () => {
  expect(csvFileName('shop', new Date(2025, 5, 2, 23, 59))).toBe('olympus-shop-2025-06-02.csv')
})

test.each([
  [4999, 'EUR', 49.99],
  [4999, 'JPY', 4999],
  [4999, 'KWD', 4.999],
])('%d of %s are %d', (amountCents, currency, amount) => {
  expect(decimalAmount(amountCents, currency)).toBe(amount)
})
