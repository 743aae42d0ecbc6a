/** A package of Olympus Coins, with its position in the list. */
export interface CoinPackage {
  readonly id: string
  readonly coins: number
  readonly bonusCoins: number
  readonly isFeatured: boolean
  readonly isForSale: boolean
  readonly sortOrder: number
  /** Prices in minor units by ISO 4217 currency. The package is sold only in these currencies. */
  readonly prices: Readonly<Record<string, number>>
}

const amounts = [
  { coins: 500, bonusCoins: 0, isFeatured: true },
  { coins: 750, bonusCoins: 20, isFeatured: false },
  { coins: 1000, bonusCoins: 50, isFeatured: true },
  { coins: 1500, bonusCoins: 110, isFeatured: false },
  { coins: 2000, bonusCoins: 200, isFeatured: true },
  { coins: 3000, bonusCoins: 360, isFeatured: false },
  { coins: 4000, bonusCoins: 540, isFeatured: false },
  { coins: 5000, bonusCoins: 750, isFeatured: true },
  { coins: 6000, bonusCoins: 960, isFeatured: false },
  { coins: 7500, bonusCoins: 1300, isFeatured: false },
  { coins: 10_000, bonusCoins: 2000, isFeatured: true },
  { coins: 12_500, bonusCoins: 2700, isFeatured: false },
  { coins: 15_000, bonusCoins: 3400, isFeatured: false },
  { coins: 20_000, bonusCoins: 5000, isFeatured: true },
]

/** Prices in minor units, in the order of `amounts`. */
const pricesInOrder: Readonly<Record<string, readonly number[]>> = {
  CNY: [
    3999, 5999, 7999, 11_999, 15_999, 23_999, 31_999, 39_999, 47_999, 59_999, 79_999, 99_999, 119_999,
    159_999,
  ],
  CZK: [
    12_500, 18_700, 24_900, 37_400, 49_900, 74_900, 99_900, 124_900, 149_900, 187_400, 249_900, 312_400,
    374_900, 499_900,
  ],
  EUR: [499, 749, 999, 1499, 1999, 2999, 3999, 4999, 5999, 7499, 9999, 12_499, 14_999, 19_999],
  GBP: [429, 639, 849, 1279, 1699, 2549, 3399, 4249, 5099, 6369, 8499, 10_619, 12_749, 16_999],
  HKD: [
    4490, 6740, 8990, 13_490, 17_990, 26_990, 35_990, 44_990, 53_990, 67_490, 89_990, 112_490, 134_990,
    179_990,
  ],
  JPY: [800, 1200, 1600, 2400, 3200, 4800, 6400, 8000, 9600, 12_000, 16_000, 20_000, 24_000, 32_000],
  PLN: [2149, 3219, 4299, 6449, 8599, 12_899, 17_199, 21_499, 25_799, 32_249, 42_999, 53_749, 64_499, 85_999],
  TRY: [
    22_499, 33_749, 44_999, 67_499, 89_999, 134_999, 179_999, 224_999, 269_999, 337_499, 449_999, 562_499,
    674_999, 899_999,
  ],
  USD: [549, 824, 1099, 1649, 2199, 3299, 4399, 5499, 6599, 8249, 10_999, 13_749, 16_499, 21_999],
}

const pricesAt = (index: number) =>
  Object.fromEntries(
    Object.entries(pricesInOrder).map(([currency, prices]) => [currency, prices[index] ?? 0]),
  )

/**
 * The initial packages. Operators change them in the database afterwards.
 * Larger packages give more coins for the money.
 */
export const coinPackages: readonly CoinPackage[] = amounts.map((amount, index) => ({
  id: `oc-${amount.coins}`,
  ...amount,
  isForSale: true,
  sortOrder: index + 1,
  prices: pricesAt(index),
}))
