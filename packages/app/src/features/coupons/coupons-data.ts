import { preloadApi } from '@olympus/api-client/preload'
import { listCoupons } from '@olympus/contract/coupons'
import { listCouponLogs } from '@olympus/contract/logs'

import type { RouteRequest } from '../../lazy-route.ts'
import { lastClaimedQuery, readCouponQuery } from './coupon-query.ts'

export function preload({ client, locale, search }: RouteRequest): void {
  void preloadApi(client, listCoupons, { query: readCouponQuery(search) }, locale)
  void preloadApi(client, listCouponLogs, { query: lastClaimedQuery }, locale)
}
