import { preloadApi } from '@olympus/api-client/preload'
import { listLaunchers } from '@olympus/contract/download'

import type { RouteRequest } from '../../lazy-route.ts'

export const preload = ({ client, locale }: RouteRequest) => preloadApi(client, listLaunchers, {}, locale)
