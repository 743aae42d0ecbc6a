import { preloadApi } from '@olympus/api-client/preload'
import { openEquipmentLink } from '@olympus/contract/equipment-links'

import type { RouteRequest } from '../../../lazy-route.ts'

export const preload = ({ client, locale, params: { key = '' } }: RouteRequest): void =>
  void preloadApi(client, openEquipmentLink, { params: { key } }, locale)
