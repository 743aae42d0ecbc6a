import type { DonationLog } from '@olympus/contract/logs'
import type { ShopOrder } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { recentActivity } from './recent-activity-rules.ts'

const purchase = (id: number, createdAt: string): DonationLog => ({
  id,
  createdAt,
  coins: 500,
  bonusCoins: 0,
  amountCents: 499,
  currency: 'EUR',
  method: 'card',
  returnedAmountCents: 0,
  withdrawableUntil: null,
  withdrawalEndsAt: null,
  state: 'succeeded',
  failure: null,
})

const order = (id: number, createdAt: string): ShopOrder => ({
  id,
  createdAt,
  item: { id: 'owl', name: 'Owl of Athena', icon: 'owl', rarity: 'legendary' },
  category: { id: 'costumes', name: 'Costumes' },
  subcategory: { id: 'wings-skins', name: 'Wings skins' },
  quantity: 1,
  unitPriceCoins: 1800,
  totalPriceCoins: 1800,
  paymentMethod: 'coins',
  isOnSale: false,
  isTemporary: false,
  gift: null,
  character: { id: 1, name: 'Kallistrate' },
  delivery: {
    id,
    state: 'queued',
    failureReason: null,
    retryReason: null,
    isRefunded: false,
    queuedAt: createdAt,
    claimedAt: null,
    settledAt: null,
  },
})

test('merges both logs, newest first, and keeps five', () => {
  const purchases = ['2025-06-08T14:15:00Z', '2025-06-02T08:00:00Z', '2025-06-01T08:00:00Z']
  const orders = ['2025-06-10T18:42:00.500Z', '2025-06-10T18:42:00Z', '2025-06-05T00:00:00Z']
  const activities = recentActivity(
    purchases.map((at, index) => purchase(index, at)),
    orders.map((at, index) => order(index, at)),
  )
  expect(
    activities.map((activity) =>
      activity.kind === 'purchase' ? activity.purchase.createdAt : activity.order.createdAt,
    ),
  ).toEqual([orders[0], orders[1], purchases[0], orders[2], purchases[1]])
})

test('is empty for a new account', () => {
  expect(recentActivity([], [])).toEqual([])
})
