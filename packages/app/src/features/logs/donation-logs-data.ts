import { preloadApi } from '@olympus/api-client/preload'
import { listDonationLogs } from '@olympus/contract/logs'

import type { RouteRequest } from '../../lazy-route.ts'
import { readLogQuery } from './log-query.ts'

export const preload = ({ client, locale, search }: RouteRequest) =>
  void preloadApi(client, listDonationLogs, { query: readLogQuery(search) }, locale)
