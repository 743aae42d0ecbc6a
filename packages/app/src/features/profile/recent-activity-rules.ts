import type { DonationLog } from '@olympus/contract/logs'
import type { ShopOrder } from '@olympus/contract/shop'

const recentActivityLength = 5

/** The newest entries of each log. Together they contain the newest of both. */
export const recentLogQuery = { page: 1, pageSize: recentActivityLength } as const

export type Activity =
  | { readonly kind: 'purchase'; readonly purchase: DonationLog }
  | { readonly kind: 'order'; readonly order: ShopOrder }

const createdAt = (activity: Activity): string =>
  activity.kind === 'purchase' ? activity.purchase.createdAt : activity.order.createdAt

/** The latest entries of both logs, newest first. */
export function recentActivity(purchases: readonly DonationLog[], orders: readonly ShopOrder[]): Activity[] {
  const activities: Activity[] = [
    ...purchases.map((purchase) => ({ kind: 'purchase', purchase }) as const),
    ...orders.map((order) => ({ kind: 'order', order }) as const),
  ]
  return activities
    .sort((a, b) => Date.parse(createdAt(b)) - Date.parse(createdAt(a)))
    .slice(0, recentActivityLength)
}
