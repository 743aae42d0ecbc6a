import { preloadApi } from '@olympus/api-client/preload'
import { listShopLogs } from '@olympus/contract/logs'

import type { RouteRequest } from '../../lazy-route.ts'
import { readLogQuery } from './log-query.ts'

export const preload = ({ client, locale, search }: RouteRequest) =>
  void preloadApi(client, listShopLogs, { query: readLogQuery(search) }, locale)
