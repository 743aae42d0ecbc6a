import { preloadApi } from '@olympus/api-client/preload'
import { getConnections } from '@olympus/contract/connections'

import type { RouteRequest } from '../../lazy-route.ts'

export const preload = ({ client, locale }: RouteRequest) =>
  void preloadApi(client, getConnections, {}, locale)
