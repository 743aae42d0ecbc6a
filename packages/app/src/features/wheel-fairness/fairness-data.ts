import { preloadApi } from '@olympus/api-client/preload'
import { getWheelAccount } from '@olympus/contract/fortune-wheel'
import { getWheelLuck } from '@olympus/contract/fortune-wheel'
import { getCheckpoint, getWheelStatistics } from '@olympus/contract/wheel-fairness'

import type { RouteRequest } from '../../lazy-route.ts'

/** Runs for players only: nothing preloads data for a visitor. */
export function preload({ client, locale }: RouteRequest): void {
  for (const endpoint of [getWheelStatistics, getCheckpoint, getWheelAccount, getWheelLuck])
    void preloadApi(client, endpoint, {}, locale)
}
