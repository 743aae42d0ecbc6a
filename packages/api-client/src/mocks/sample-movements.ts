import type { WalletMovement } from '@olympus/contract/logs'

import { sampleDonationLogs } from './sample-donations.ts'
import { sampleShopLogs } from './sample-orders.ts'
import { sampleUser } from './sample-user.ts'

type Moved = Pick<WalletMovement, 'kind' | 'reference' | 'coins' | 'createdAt'>

const credited: readonly Moved[] = sampleDonationLogs
  .filter(({ state }) => state === 'succeeded')
  .map(({ id, coins, bonusCoins, createdAt }) => ({
    kind: 'donation',
    reference: `donation:${id}`,
    coins: coins + bonusCoins,
    createdAt,
  }))

const spent: readonly Moved[] = sampleShopLogs.map(({ id, totalPriceCoins, createdAt }) => ({
  kind: 'shop-order',
  reference: `order:${id}`,
  coins: -totalPriceCoins,
  createdAt,
}))

const refunded: readonly Moved[] = sampleShopLogs.flatMap(({ id, delivery, totalPriceCoins }) =>
  delivery.isRefunded && delivery.settledAt
    ? [
        {
          kind: 'delivery-refund',
          reference: `order:${id}`,
          coins: totalPriceCoins,
          createdAt: delivery.settledAt,
        },
      ]
    : [],
)

const claimed: Moved = {
  kind: 'coupon',
  reference: 'coupon:8120',
  coins: 500,
  createdAt: '2025-06-11T17:20:00Z',
}

const newestFirst = [...credited, ...spent, ...refunded, claimed].sort((one, other) =>
  other.createdAt.localeCompare(one.createdAt),
)

/** Coin movements of the sample user, newest first, starting from the current balance. */
export const sampleMovements: readonly WalletMovement[] = newestFirst.map((moved, index) => ({
  ...moved,
  id: 64_000 - index,
  balanceCoins: newestFirst
    .slice(0, index)
    .reduce((balance, { coins }) => balance - coins, sampleUser.balanceCoins),
  debtCoins: 0,
}))
