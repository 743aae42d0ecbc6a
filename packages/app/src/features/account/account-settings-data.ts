import { preloadApi } from '@olympus/api-client/preload'
import { getUser } from '@olympus/contract/account'

import type { RouteRequest } from '../../lazy-route.ts'

export function preload({ client, locale }: RouteRequest): void {
  void preloadApi(client, getUser, {}, locale)
}
