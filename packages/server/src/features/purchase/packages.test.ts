import { expect, test } from 'vitest'
import { coinPackages } from './packages.ts'

test('six packages are shown at once', () => {
  const featured = coinPackages.filter(({ isFeatured }) => isFeatured)
  expect(
    featured.map(({ id, coins, bonusCoins, amountCents }) => [id, coins, bonusCoins, amountCents]),
  ).toEqual([
    ['oc-500', 500, 0, 499],
    ['oc-1000', 1000, 50, 999],
    ['oc-2000', 2000, 200, 1999],
    ['oc-5000', 5000, 750, 4999],
    ['oc-10000', 10_000, 2000, 9999],
    ['oc-20000', 20_000, 5000, 19_999],
  ])
})

test('a larger amount never gives fewer coins for the money', () => {
  const coinsPerCent = coinPackages.map(
    ({ coins, bonusCoins, amountCents }) => (coins + bonusCoins) / amountCents,
  )
  expect(coinsPerCent).toEqual(coinsPerCent.toSorted((one, other) => one - other))
  expect(new Set(coinsPerCent).size).toBe(coinPackages.length)
})

test('packages are whole amounts in euro with ids and places of their own', () => {
  expect(new Set(coinPackages.map(({ id }) => id)).size).toBe(coinPackages.length)
  expect(coinPackages.map(({ sortOrder }) => sortOrder)).toEqual(coinPackages.map((_, index) => index + 1))
  for (const { coins, bonusCoins, amountCents, currency } of coinPackages) {
    expect([coins, bonusCoins, amountCents].every(Number.isSafeInteger)).toBe(true)
    expect(currency).toBe('EUR')
  }
})
