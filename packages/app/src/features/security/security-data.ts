import { preloadApi } from '@olympus/api-client/preload'
import { LogQuery } from '@olympus/contract/paging'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'

import type { RouteRequest } from '../../lazy-route.ts'
import { readQuery } from '../../shared/navigation/read-query.ts'

export function preload({ client, locale, search }: RouteRequest): void {
  void preloadApi(client, getSecurity, {}, locale)
  void preloadApi(client, listSessions, {}, locale)
  void preloadApi(client, listSecurityEvents, { query: readQuery(LogQuery, search) }, locale)
}
