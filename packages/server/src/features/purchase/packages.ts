import type { Package } from '@olympus/contract/purchase'

/** An amount of Olympus Coins for sale, with its place in the list. */
export type CoinPackage = Package & { sortOrder: number }

const currency = 'EUR'

/**
 * What the shop for Olympus Coins starts with; from then on the packages are rows that an operator changes.
 * The larger the amount, the more coins per euro.
 */
export const coinPackages: readonly CoinPackage[] = [
  { coins: 500, bonusCoins: 0, amountCents: 499, isFeatured: true },
  { coins: 750, bonusCoins: 20, amountCents: 749, isFeatured: false },
  { coins: 1000, bonusCoins: 50, amountCents: 999, isFeatured: true },
  { coins: 1500, bonusCoins: 110, amountCents: 1499, isFeatured: false },
  { coins: 2000, bonusCoins: 200, amountCents: 1999, isFeatured: true },
  { coins: 3000, bonusCoins: 360, amountCents: 2999, isFeatured: false },
  { coins: 4000, bonusCoins: 540, amountCents: 3999, isFeatured: false },
  { coins: 5000, bonusCoins: 750, amountCents: 4999, isFeatured: true },
  { coins: 6000, bonusCoins: 960, amountCents: 5999, isFeatured: false },
  { coins: 7500, bonusCoins: 1300, amountCents: 7499, isFeatured: false },
  { coins: 10_000, bonusCoins: 2000, amountCents: 9999, isFeatured: true },
  { coins: 12_500, bonusCoins: 2700, amountCents: 12_499, isFeatured: false },
  { coins: 15_000, bonusCoins: 3400, amountCents: 14_999, isFeatured: false },
  { coins: 20_000, bonusCoins: 5000, amountCents: 19_999, isFeatured: true },
].map((step, index) => ({ id: `oc-${step.coins}`, ...step, currency, sortOrder: index + 1 }))
