import { preloadApi } from '@olympus/api-client/preload'
import { listCouponLogs, listDonationLogs, listShopLogs } from '@olympus/contract/logs'

import type { RouteRequest } from '../../lazy-route.ts'
import { paths } from '../../paths.ts'
import { readLogQuery } from './log-query.ts'

const logs = [
  { path: paths.couponLogs, endpoint: listCouponLogs },
  { path: paths.donationLogs, endpoint: listDonationLogs },
  { path: paths.shopLogs, endpoint: listShopLogs },
]

/** One module for all logs: each more is a chunk that the first page has to know of. */
export function preload({ client, locale, pathname, search }: RouteRequest): void {
  const log = logs.find(({ path }) => pathname.startsWith(path))
  if (log) void preloadApi(client, log.endpoint, { query: readLogQuery(search) }, locale)
}
