import { preloadApi } from '@olympus/api-client/preload'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'

import type { RouteRequest } from '../../lazy-route.ts'
import { recentLogQuery } from './recent-activity-rules.ts'

export function preload({ client, locale }: RouteRequest): void {
  void preloadApi(client, getUser, {}, locale)
  void preloadApi(client, listCharacters, {}, locale)
  void preloadApi(client, listDonationLogs, { query: recentLogQuery }, locale)
  void preloadApi(client, listShopLogs, { query: recentLogQuery }, locale)
}
