import { preloadApi } from '@olympus/api-client/preload'
import { listCharacters } from '@olympus/contract/characters'
import { listWheelLogs } from '@olympus/contract/logs'
import { getWheel, getWheelAccount } from '@olympus/contract/fortune-wheel'

import type { RouteRequest } from '../../lazy-route.ts'
import { historyQuery, readHistoryPage } from './history-query.ts'

export function preload({ client, locale, search }: RouteRequest): void {
  void preloadApi(client, getWheel, {}, locale)
  void preloadApi(client, getWheelAccount, {}, locale)
  void preloadApi(client, listCharacters, {}, locale)
  void preloadApi(client, listWheelLogs, { query: historyQuery(readHistoryPage(search)) }, locale)
}
