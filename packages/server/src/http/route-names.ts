import { bridgeEndpoints, type BridgeEndpointName } from '@olympus/contract/bridge/endpoints'
import { endpoints, type EndpointName } from '@olympus/contract/endpoints'
import { apiBasePath } from '@olympus/contract/envelope'
import { eventsPath } from '@olympus/contract/events'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { cspReportsPath } from './csp-reports.ts'

/** What is served below `/api` besides the endpoints of the contract. */
const otherRoutes = {
  apiReference: [`${apiBasePath}/docs`, `${apiBasePath}/openapi.json`],
  cspReports: [cspReportsPath],
  dataExport: [`${apiBasePath}/account/exports/:token`],
  liveEvents: [apiBasePath + eventsPath],
  paymentWebhook: [`${apiBasePath}/webhooks/sandbox`, `${apiBasePath}/webhooks/stripe`],
} as const

const allEndpoints = { ...endpoints, ...bridgeEndpoints }

/** The function that a request calls. `unknown`: none. */
export type RouteName = BridgeEndpointName | EndpointName | keyof typeof otherRoutes | 'unknown'

export const routeNames: readonly RouteName[] = [
  ...(Object.keys(allEndpoints) as (BridgeEndpointName | EndpointName)[]),
  ...(Object.keys(otherRoutes) as (keyof typeof otherRoutes)[]),
  'unknown',
]

const names = new Map<string, RouteName>([
  ...Object.entries(allEndpoints).map(
    ([name, { method, path }]) => [`${method} ${apiBasePath}${path}`, name as RouteName] as const,
  ),
  ...Object.entries(otherRoutes).flatMap(([name, paths]) =>
    paths.flatMap((path) =>
      ['GET', 'POST'].map((method) => [`${method} ${path}`, name as keyof typeof otherRoutes] as const),
    ),
  ),
])

/** The name of the route that a request matches. Contains nothing of its path. */
export function routeNameOf(context: Context): RouteName {
  const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')
  return (route && names.get(`${route.method} ${route.path}`)) ?? 'unknown'
}
