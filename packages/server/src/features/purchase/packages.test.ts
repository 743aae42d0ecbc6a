import { expect, it } from 'vitest'
import { coinPackages } from './packages.ts'

const currencies = ['CNY', 'CZK', 'EUR', 'GBP', 'HKD', 'JPY', 'PLN', 'TRY', 'USD']

it('six packages are featured', () => {
  const featured = coinPackages.filter(({ isFeatured }) => isFeatured)
  expect(
    featured.map(({ id, coins, bonusCoins, prices }) => [
      id,
      coins,
      bonusCoins,
      prices['EUR'],
      prices['JPY'],
    ]),
  ).toEqual([
    ['oc-500', 500, 0, 499, 800],
    ['oc-1000', 1000, 50, 999, 1600],
    ['oc-2000', 2000, 200, 1999, 3200],
    ['oc-5000', 5000, 750, 4999, 8000],
    ['oc-10000', 10_000, 2000, 9999, 16_000],
    ['oc-20000', 20_000, 5000, 19_999, 32_000],
  ])
})

it.each(currencies)('a larger amount gives more coins for the money in %s', (currency) => {
  const coinsPerCent = coinPackages.map(
    ({ coins, bonusCoins, prices }) => (coins + bonusCoins) / (prices[currency] ?? 0),
  )
  expect(coinsPerCent).toEqual(coinsPerCent.toSorted((one, other) => one - other))
  expect(new Set(coinsPerCent).size).toBe(coinPackages.length)
})

it('packages have whole amounts, unique ids and positions, and a price in every currency', () => {
  expect(new Set(coinPackages.map(({ id }) => id)).size).toBe(coinPackages.length)
  expect(coinPackages.map(({ sortOrder }) => sortOrder)).toEqual(coinPackages.map((_, index) => index + 1))
  for (const { coins, bonusCoins, prices } of coinPackages) {
    expect(Object.keys(prices)).toEqual(currencies)
    expect([coins, bonusCoins, ...Object.values(prices)].every(Number.isSafeInteger)).toBe(true)
    expect(Object.values(prices).every((price) => price > 0)).toBe(true)
  }
})
