import { preloadApi } from '@olympus/api-client/preload'
import {
  couponKinds,
  listCouponLogs,
  listDonationLogs,
  listShopLogs,
  listWalletMovements,
  movementKinds,
  orderKinds,
} from '@olympus/contract/logs'
import { purchaseStates } from '@olympus/contract/purchase'

import type { RouteRequest } from '../../lazy-route.ts'
import { paths } from '../../paths.ts'
import { logRequest, readLogPlace } from './log-query.ts'

const placeOf = <Kind extends string>(kinds: readonly Kind[], search: URLSearchParams) => ({
  query: logRequest(readLogPlace(kinds, search)),
})

const preloads: Readonly<Record<string, (request: RouteRequest) => unknown>> = {
  [paths.couponLogs]: ({ client, locale, search }) =>
    preloadApi(client, listCouponLogs, placeOf(couponKinds, search), locale),
  [paths.donationLogs]: ({ client, locale, search }) =>
    preloadApi(client, listDonationLogs, placeOf(purchaseStates, search), locale),
  [paths.shopLogs]: ({ client, locale, search }) =>
    preloadApi(client, listShopLogs, placeOf(orderKinds, search), locale),
  [paths.walletLogs]: ({ client, locale, search }) =>
    preloadApi(client, listWalletMovements, placeOf(movementKinds, search), locale),
}

/** One module for all logs: each more is a chunk that the first page has to know of. */
export function preload(request: RouteRequest): void {
  const path = Object.keys(preloads).find((one) => request.pathname.startsWith(one))
  if (path) void preloads[path]?.(request)
}
