import { preloadApi } from '@olympus/api-client/preload'
import {
  couponKinds,
  listCouponLogs,
  listDonationLogs,
  listShopLogs,
  listWalletMovements,
  listWheelLogs,
  movementKinds,
  orderKinds,
} from '@olympus/contract/logs'
import { purchaseStates } from '@olympus/contract/purchase'

import type { RouteRequest } from '../../lazy-route.ts'
import { paths } from '../../paths.ts'
import { logRequest, readLogPlace, readWheelLogPlace, wheelLogRequest } from './log-query.ts'

const queryOf = <Kind extends string>(kinds: readonly Kind[], search: URLSearchParams) => ({
  query: logRequest(readLogPlace(kinds, search)),
})

const preloads: Readonly<Record<string, (request: RouteRequest) => unknown>> = {
  [paths.couponLogs]: ({ client, locale, search }) =>
    preloadApi(client, listCouponLogs, queryOf(couponKinds, search), locale),
  [paths.donationLogs]: ({ client, locale, search }) =>
    preloadApi(client, listDonationLogs, queryOf(purchaseStates, search), locale),
  [paths.shopLogs]: ({ client, locale, search }) =>
    preloadApi(client, listShopLogs, queryOf(orderKinds, search), locale),
  [paths.wheelLogs]: ({ client, locale, search }) =>
    preloadApi(client, listWheelLogs, { query: wheelLogRequest(readWheelLogPlace(search)) }, locale),
  [paths.walletLogs]: ({ client, locale, search }) =>
    preloadApi(client, listWalletMovements, queryOf(movementKinds, search), locale),
}

/** One module for all logs, because the first page has to list every additional chunk. */
export function preload(request: RouteRequest): void {
  const path = Object.keys(preloads).find((prefix) => request.pathname.startsWith(prefix))
  if (path) void preloads[path]?.(request)
}
