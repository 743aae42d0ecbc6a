import { preloadApi } from '@olympus/api-client/preload'
import { getSupport } from '@olympus/contract/support'

import type { RouteRequest } from '../../lazy-route.ts'

export const preload = ({ client, locale }: RouteRequest) => preloadApi(client, getSupport, {}, locale)
