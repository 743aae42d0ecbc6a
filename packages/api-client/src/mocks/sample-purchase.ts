import type { DataOf } from '@olympus/contract/endpoint'
import type { listPackages, Package, Purchase } from '@olympus/contract/purchase'
import { termsVersion } from '@olympus/contract/terms-version'

const createPackage = (
  offer: Pick<Package, 'coins' | 'bonusCoins' | 'amountCents' | 'isFeatured'>,
): Package => ({
  id: `oc-${offer.coins}`,
  currency: 'EUR',
  ...offer,
})

/** Prices in euro; `samplePackagesIn` converts them. */
export const samplePackages: DataOf<typeof listPackages> = {
  currency: 'EUR',
  currencies: ['EUR', 'JPY', 'USD'],
  packages: [
    createPackage({ coins: 500, bonusCoins: 0, amountCents: 499, isFeatured: true }),
    createPackage({ coins: 750, bonusCoins: 20, amountCents: 749, isFeatured: false }),
    createPackage({ coins: 1000, bonusCoins: 50, amountCents: 999, isFeatured: true }),
    createPackage({ coins: 1500, bonusCoins: 110, amountCents: 1499, isFeatured: false }),
    createPackage({ coins: 2000, bonusCoins: 200, amountCents: 1999, isFeatured: true }),
    createPackage({ coins: 3000, bonusCoins: 360, amountCents: 2999, isFeatured: false }),
    createPackage({ coins: 4000, bonusCoins: 540, amountCents: 3999, isFeatured: false }),
    createPackage({ coins: 5000, bonusCoins: 750, amountCents: 4999, isFeatured: true }),
    createPackage({ coins: 6000, bonusCoins: 960, amountCents: 5999, isFeatured: false }),
    createPackage({ coins: 7500, bonusCoins: 1300, amountCents: 7499, isFeatured: false }),
    createPackage({ coins: 10_000, bonusCoins: 2000, amountCents: 9999, isFeatured: true }),
    createPackage({ coins: 12_500, bonusCoins: 2700, amountCents: 12_499, isFeatured: false }),
    createPackage({ coins: 15_000, bonusCoins: 3400, amountCents: 14_999, isFeatured: false }),
    createPackage({ coins: 20_000, bonusCoins: 5000, amountCents: 19_999, isFeatured: true }),
  ],
  methods: ['card', 'mobile-wallet'],
  isSandbox: false,
  termsVersion,
}

/** Minor units of another currency per euro cent. */
const rates = new Map([
  ['EUR', 1],
  ['JPY', 1.6],
  ['USD', 1.1],
])

/** The packages sold in another currency, with converted prices. */
export function samplePackagesIn(asked: string | undefined): DataOf<typeof listPackages> {
  const currency = samplePackages.currencies.find((sold) => sold === asked) ?? samplePackages.currency
  const packages = samplePackages.packages.map((sold) => ({
    ...sold,
    currency,
    amountCents: Math.round(sold.amountCents * (rates.get(currency) ?? 1)),
  }))
  return { ...samplePackages, currency, packages }
}

/** 5,750 OC for €49.99, paid and credited. */
export const samplePurchase: Purchase = {
  id: 70_318,
  state: 'succeeded',
  failure: null,
  packageId: 'oc-5000',
  coins: 5000,
  bonusCoins: 750,
  amountCents: 4999,
  currency: 'EUR',
  method: 'card',
  returnedAmountCents: 0,
  withdrawableUntil: '2025-06-27T00:00:00Z',
  checkoutUrl: null,
  createdAt: '2025-06-12T18:50:00Z',
  completedAt: '2025-06-12T18:51:12Z',
  repaidCoins: 0,
  balanceCoins: 18_230,
}

/** The same purchase before it is paid. */
export const samplePendingPurchase: Purchase = {
  ...samplePurchase,
  state: 'pending',
  withdrawableUntil: null,
  checkoutUrl: '/sandbox/checkout/70318',
  completedAt: null,
  balanceCoins: 12_480,
}
