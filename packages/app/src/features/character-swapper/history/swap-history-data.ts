import { preloadApi } from '@olympus/api-client/preload'
import { listSelections } from '@olympus/contract/character-selection'
import { listSwaps } from '@olympus/contract/character-swapper'

import type { RouteRequest } from '../../../lazy-route.ts'
import { readSwapPlace } from './swap-query.ts'

export function preload({ client, locale, search }: RouteRequest): void {
  void preloadApi(client, listSwaps, { query: readSwapPlace(search) }, locale)
  void preloadApi(client, listSelections, {}, locale)
}
