import { preloadApi } from '@olympus/api-client/preload'
import { listCouponLogs } from '@olympus/contract/logs'

import type { RouteRequest } from '../../lazy-route.ts'
import { readLogQuery } from './log-query.ts'

export const preload = ({ client, locale, search }: RouteRequest) =>
  void preloadApi(client, listCouponLogs, { query: readLogQuery(search) }, locale)
