import { preloadApi } from '@olympus/api-client/preload'
import { getShopItem } from '@olympus/contract/shop'

import type { RouteRequest } from '../../lazy-route.ts'

export const preload = ({ client, locale, params: { itemId = '' } }: RouteRequest) =>
  void preloadApi(client, getShopItem, { params: { itemId } }, locale)
