import { preloadApi } from '@olympus/api-client/preload'
import { getUser } from '@olympus/contract/account'
import { getPurchase, listPackages } from '@olympus/contract/purchase'

import type { RouteRequest } from '../../lazy-route.ts'
import { offerInput, readPurchaseId } from './purchase-form-rules.ts'

export function preload({ client, locale, search }: RouteRequest): void {
  void preloadApi(client, getUser, {}, locale)
  const purchaseId = readPurchaseId(search)
  if (purchaseId === null) void preloadApi(client, listPackages, offerInput(search), locale)
  else void preloadApi(client, getPurchase, { params: { purchaseId } }, locale)
}
