import { preloadApi } from '@olympus/api-client/preload'
import { listCharacters } from '@olympus/contract/characters'
import { listShopItems, ShopQuery } from '@olympus/contract/shop'

import type { RouteRequest } from '../../lazy-route.ts'
import { readQuery } from '../../shared/navigation/read-query.ts'

export function preload({ client, locale, search }: RouteRequest): void {
  void preloadApi(client, listShopItems, { query: readQuery(ShopQuery, search) }, locale)
  void preloadApi(client, listCharacters, {}, locale)
}
