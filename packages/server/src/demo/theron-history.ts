import type { TaskFailure } from '@olympus/contract/task-failures'

/** The past orders of Theron, oldest first. `hoursAgo` counts back from loading. */
export interface PastPurchase {
  readonly hoursAgo: number
  readonly packageId: string
  /** Null if paid. */
  readonly failure: 'PAYMENT_INSUFFICIENT_FUNDS' | null
}

export interface PastOrder {
  readonly hoursAgo: number
  readonly itemId: string
  readonly quantity: number
  readonly unitPriceCoins: number
  readonly isOnSale?: true
  readonly characterName: string
  /** Null if delivered. */
  readonly failureReason: TaskFailure | null
}

export const pastPurchases: readonly PastPurchase[] = [
  { hoursAgo: 26 * 24, packageId: 'oc-1000', failure: 'PAYMENT_INSUFFICIENT_FUNDS' },
  { hoursAgo: 26 * 24 - 1, packageId: 'oc-1000', failure: null },
  { hoursAgo: 4 * 24 + 5, packageId: 'oc-5000', failure: null },
]

export const pastOrders: readonly PastOrder[] = [
  {
    hoursAgo: 25 * 24,
    itemId: 'chiton-of-dawn',
    quantity: 1,
    unitPriceCoins: 1100,
    characterName: 'Lykaon',
    failureReason: null,
  },
  {
    hoursAgo: 4 * 24 + 2,
    itemId: 'owl-of-athena',
    quantity: 1,
    unitPriceCoins: 1800,
    characterName: 'Phaidros',
    failureReason: 'COMPANION_LIST_FULL',
  },
  {
    hoursAgo: 27,
    itemId: 'amphora-of-experience',
    quantity: 5,
    unitPriceCoins: 72,
    isOnSale: true,
    characterName: 'Nyxandra',
    failureReason: null,
  },
  {
    hoursAgo: 3,
    itemId: 'wings-of-ikaros',
    quantity: 1,
    unitPriceCoins: 2400,
    isOnSale: true,
    characterName: 'Kallistrate',
    failureReason: null,
  },
]
