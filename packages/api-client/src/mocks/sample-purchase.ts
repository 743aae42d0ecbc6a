import type { DataOf } from '@olympus/contract/endpoint'
import type { listPackages, Package, Purchase } from '@olympus/contract/purchase'

const offer = (coins: number, bonusCoins: number, amountCents: number, isFeatured: boolean): Package => ({
  id: `oc-${coins}`,
  coins,
  bonusCoins,
  amountCents,
  currency: 'EUR',
  isFeatured,
})

/** Prices in euro; `samplePackagesIn` converts them. */
export const samplePackages: DataOf<typeof listPackages> = {
  currency: 'EUR',
  currencies: ['EUR', 'JPY', 'USD'],
  packages: [
    offer(500, 0, 499, true),
    offer(750, 20, 749, false),
    offer(1000, 50, 999, true),
    offer(1500, 110, 1499, false),
    offer(2000, 200, 1999, true),
    offer(3000, 360, 2999, false),
    offer(4000, 540, 3999, false),
    offer(5000, 750, 4999, true),
    offer(6000, 960, 5999, false),
    offer(7500, 1300, 7499, false),
    offer(10_000, 2000, 9999, true),
    offer(12_500, 2700, 12_499, false),
    offer(15_000, 3400, 14_999, false),
    offer(20_000, 5000, 19_999, true),
  ],
  methods: ['card', 'mobile-wallet'],
  isSandbox: false,
  termsVersion: '2025-06-12',
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
