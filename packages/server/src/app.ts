import type { BridgeEndpointName } from '@olympus/contract/bridge/endpoints'
import type { EndpointName } from '@olympus/contract/endpoints'
import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import { defaultLocale } from '@olympus/contract/locales'
import { Hono } from 'hono'
import { endSessionsOfEarlierBoots } from './features/game-sessions/end-sessions-of-boots.ts'
import { gameServersBridgeRoutes } from './features/game-servers/bridge-routes.ts'
import { gameSessionsBridgeRoutes } from './features/game-sessions/bridge-routes.ts'
import type { BridgeHandlers } from './http/bridge/bridge-handlers.ts'
import { serveBridge } from './http/bridge/serve-bridge.ts'
import { createPorts, type GivenPorts } from './create-ports.ts'
import { mountDataExport } from './features/account/mount-data-export.ts'
import { accountRoutes } from './features/account/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { characterFileRoutes } from './features/character-file/routes.ts'
import { characterPagesRoutes } from './features/character-pages/routes.ts'
import { characterSelectionRoutes } from './features/character-selection/routes.ts'
import { characterSwapperRoutes } from './features/character-swapper/routes.ts'
import { charactersBridgeRoutes } from './features/characters/bridge-routes.ts'
import { charactersRoutes } from './features/characters/routes.ts'
import { mountConnections } from './features/connections/mount-connections.ts'
import { connectionsRoutes } from './features/connections/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { couponsRoutes } from './features/coupons/routes.ts'
import { equipmentLinksRoutes } from './features/equipment-links/routes.ts'
import { fortuneWheelRoutes } from './features/fortune-wheel/routes.ts'
import { leaderboardsBridgeRoutes } from './features/leaderboards/bridge-routes.ts'
import { leaderboardsRoutes } from './features/leaderboards/routes.ts'
import { mountLaunchers } from './features/download/mount-launchers.ts'
import { downloadRoutes } from './features/download/routes.ts'
import { readPosition } from './features/live/missed-events.ts'
import { mountLiveEvents } from './features/live/mount-live-events.ts'
import { gameDataRoutes } from './features/game-data/routes.ts'
import { logsRoutes } from './features/logs/routes.ts'
import { passkeysRoutes } from './features/passkeys/routes.ts'
import { mountPayments } from './features/purchase/mount-payments.ts'
import type { Ports } from './features/ports.ts'
import { purchaseRoutes } from './features/purchase/routes.ts'
import { recoveryRoutes } from './features/recovery/routes.ts'
import { securityEventsRoutes } from './features/security-events/routes.ts'
import { sessionsRoutes } from './features/sessions/routes.ts'
import { shopRoutes } from './features/shop/routes.ts'
import { spendingLimitsRoutes } from './features/spending-limits/routes.ts'
import { statisticsBridgeRoutes } from './features/statistics/bridge-routes.ts'
import { statisticsRoutes } from './features/statistics/routes.ts'
import { stepUpRoutes } from './features/step-up/routes.ts'
import { supportOf, supportRoutes } from './features/support/routes.ts'
import { tasksBridgeRoutes } from './features/tasks/bridge-routes.ts'
import { wheelBookBridgeRoutes } from './features/wheel-book/bridge-routes.ts'
import { twoFactorRoutes } from './features/two-factor/routes.ts'
import { mountWheelFiles } from './features/wheel-fairness/mount-wheel-files.ts'
import { wheelFairnessRoutes } from './features/wheel-fairness/routes.ts'
import { mountApiReference } from './http/api-reference.ts'
import { mountCspReports } from './http/csp-reports.ts'
import type { Handlers } from './http/handlers.ts'
import { type Health, mountHealth } from './http/health.ts'
import { createFloodLog, type FloodLog } from './http/flood-log.ts'
import { limitNetworks } from './http/limit-networks.ts'
import { plainTexts } from './http/plain-texts.ts'
import { callApiOf } from './http/portal/call-api.ts'
import { createPortal } from './http/portal/portal.ts'
import { measuredPages, recordRequests } from './http/record-requests.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mountSecurityTxt } from './http/security-txt.ts'
import { serve } from './http/serve.ts'
import { mountOutbox } from './mail/outbox-page.ts'

export interface AppOptions extends GivenPorts {
  readonly health: Health
  /** The built portal. */
  readonly portalDirectory: string
  /** See ServeOptions. */
  readonly refusesExtraFields?: boolean
  /** Stop it before the process ends. By default the last counts are lost. */
  readonly floodLog?: FloodLog
}

const handlersOf = (ports: Ports): Handlers<EndpointName> => ({
  ...accountRoutes(ports),
  ...authRoutes(ports),
  ...charactersRoutes(ports),
  ...characterFileRoutes(ports),
  ...characterSelectionRoutes(ports),
  ...characterSwapperRoutes(ports),
  ...characterPagesRoutes(ports),
  ...connectionsRoutes(ports),
  ...contactRoutes(ports),
  ...couponsRoutes(ports),
  ...equipmentLinksRoutes(ports),
  ...fortuneWheelRoutes(ports),
  ...gameDataRoutes(ports),
  ...downloadRoutes(ports),
  ...leaderboardsRoutes(ports),
  ...statisticsRoutes(ports),
  ...logsRoutes(ports),
  ...passkeysRoutes(ports),
  ...purchaseRoutes(ports),
  ...recoveryRoutes(ports),
  ...securityEventsRoutes(ports),
  ...sessionsRoutes(ports),
  ...shopRoutes(ports),
  ...spendingLimitsRoutes(ports),
  ...stepUpRoutes(ports),
  ...supportRoutes(ports),
  ...twoFactorRoutes(ports),
  ...wheelFairnessRoutes(ports),
})

/** The handlers for game servers. */
const bridgeHandlersOf = (ports: Ports): BridgeHandlers<BridgeEndpointName> => ({
  ...charactersBridgeRoutes(ports),
  ...gameServersBridgeRoutes({ ...ports, endEarlierSessions: endSessionsOfEarlierBoots }),
  ...gameSessionsBridgeRoutes(ports),
  ...leaderboardsBridgeRoutes,
  ...statisticsBridgeRoutes,
  ...tasksBridgeRoutes(ports),
  ...wheelBookBridgeRoutes,
})

/** What features serve besides the endpoints of the contract. */
const mounts: readonly ((app: Hono, ports: Ports) => void)[] = [
  mountPayments,
  mountDataExport,
  mountConnections,
  mountLiveEvents,
  mountWheelFiles,
  mountLaunchers,
]

const isBelowApi = (path: string) => path === apiBasePath || path.startsWith(`${apiBasePath}/`)

/** Creates the application with all its routes. Starts no background work. */
export function createApp({
  health,
  portalDirectory,
  refusesExtraFields = false,
  floodLog,
  ...given
}: AppOptions): Hono {
  const ports = createPorts(given)
  const { config, publicUrl, database, log, metrics, random } = ports
  const app = new Hono()
  mountHealth(app, { ...health, problems: ports.launcherFiles.problems })
  recordRequests(app, { config, log, metrics, random, floodLog: floodLog ?? createFloodLog(log) })
  limitNetworks(app, { config, log, networks: ports.requestLimits.networks })
  mountSecurityTxt(app, ports)
  mountCspReports(app, ports)
  mountApiReference(app, publicUrl)
  for (const mount of mounts) mount(app, ports)
  const answerUnknown = serve(app, handlersOf(ports), { ...ports, refusesExtraFields })
  serveBridge(app, bridgeHandlersOf(ports), { ...ports, refusesExtraFields })
  if (config.showsOutbox) mountOutbox(app, database, publicUrl)
  const callApi = callApiOf(app, publicUrl)
  const portal = createPortal({
    directory: portalDirectory,
    callApi,
    readPosition: () => readPosition(database),
    publicUrl,
    log,
    random,
    support: supportOf(config),
  })
  const answerPage = measuredPages(portal, metrics)
  app.notFound((context) => (isBelowApi(context.req.path) ? answerUnknown(context) : answerPage(context)))

  const headers = { ...securityHeaders(publicUrl), 'content-type': 'text/plain; charset=utf-8' }
  app.onError((error, context) => {
    const record = context.get('record')
    const ownLog = record?.log ?? log
    ownLog.error({ err: error }, 'request failed')
    const withId = record ? { ...headers, [headerNames.requestId]: record.id } : headers
    const { fault } = plainTexts[record?.client.locale ?? defaultLocale]
    return new Response(fault, { status: 500, headers: withId })
  })
  return app
}
