import type { EndpointName } from '@olympus/contract/endpoints'
import { apiBasePath } from '@olympus/contract/envelope'
import { Hono } from 'hono'
import type { ChatAccountProvider } from './chat-account/chat-account-provider.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { grantDemoCharacters } from './demo/save-demo-characters.ts'
import { mountDataExport } from './features/account/mount-data-export.ts'
import { accountRoutes } from './features/account/routes.ts'
import { accessTokens } from './features/sessions/access-token.ts'
import { authenticator } from './features/auth/authenticate.ts'
import { authRoutes } from './features/auth/routes.ts'
import { sessionRenewal } from './features/sessions/renew-session.ts'
import { signingKeys } from './features/sessions/signing-keys.ts'
import { charactersRoutes } from './features/characters/routes.ts'
import { mountConnections } from './features/connections/mount-connections.ts'
import { connectionsRoutes } from './features/connections/routes.ts'
import { couponsRoutes } from './features/coupons/routes.ts'
import { walletOf } from './features/ledger/wallet-of.ts'
import type { LiveEvents } from './features/live/live-events.ts'
import { mountLiveEvents } from './features/live/mount-live-events.ts'
import { logsRoutes } from './features/logs/routes.ts'
import { listPasskeys } from './features/passkeys/list-passkeys.ts'
import { relyingPartyOf } from './features/passkeys/relying-party.ts'
import { passkeysRoutes } from './features/passkeys/routes.ts'
import { mountPayments } from './features/purchase/mount-payments.ts'
import { purchaseRoutes } from './features/purchase/routes.ts'
import { recoveryRoutes } from './features/recovery/routes.ts'
import { securityEventsRoutes } from './features/security-events/routes.ts'
import { sessionsRoutes } from './features/sessions/routes.ts'
import { shopRoutes } from './features/shop/routes.ts'
import { spendingLimitsRoutes } from './features/spending-limits/routes.ts'
import { stepUpRoutes } from './features/step-up/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { twoFactorRoutes } from './features/two-factor/routes.ts'
import { mountApiReference } from './http/api-reference.ts'
import type { Handlers } from './http/handlers.ts'
import { type Health, mountHealth } from './http/health.ts'
import { portal } from './http/portal.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import type { Limiter } from './limits/limiter.ts'
import { createPace, usualPaceMs } from './limits/pace.ts'
import type { Log } from './log.ts'
import { mountOutbox } from './mail/outbox-page.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { Random } from './random.ts'
import type { SecretBox } from './secrets/secret-box.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly random: Random
  readonly limiter: Limiter
  readonly secretBox: SecretBox
  readonly health: Health
  readonly provider: PaymentProvider
  readonly chat: ChatAccountProvider
  readonly live: LiveEvents
  /** The built portal. */
  readonly portalDirectory: string
  /** The pace of answers whose timing must not reveal whether an account exists. */
  readonly paceMs?: number | undefined
  /** How long the sandbox takes to process a payment. */
  readonly sandboxDelayMs?: number | undefined
  /** See ServeOptions. */
  readonly checksAnswers?: boolean
}

const isBelowApi = (path: string) => path === apiBasePath || path.startsWith(`${apiBasePath}/`)

/** Creates the application with all its routes. Starts no background work. */
export function createApp(options: AppOptions): Hono {
  const {
    config,
    database,
    log,
    clock,
    random,
    limiter,
    secretBox,
    health,
    provider,
    chat,
    live,
    portalDirectory,
  } = options
  const { publicUrl } = config
  const keys = signingKeys(database, () => random.uuid())
  const tokens = accessTokens({ keys, issuer: publicUrl, clock })
  const { authenticate, forget } = authenticator({ database, tokens, clock })

  const shared = {
    config,
    database,
    clock,
    random,
    limiter,
    pace: createPace(options.paceMs ?? usualPaceMs),
    secretBox,
    accessTokens: tokens,
    renewal: sessionRenewal({ random, secretBox, accessTokens: tokens, publicUrl }),
    forgetSession: forget,
  }
  const onActivated = config.isDemo ? grantDemoCharacters : async () => {}
  const relyingParty = relyingPartyOf(publicUrl)
  const handlers: Handlers<EndpointName> = {
    ...authRoutes({ ...shared, onActivated }),
    ...recoveryRoutes({ ...shared, onActivated }),
    ...accountRoutes({ ...shared, walletOf }),
    ...stepUpRoutes({ ...shared, relyingParty }),
    ...twoFactorRoutes({ ...shared, passkeysOf: listPasskeys }),
    ...passkeysRoutes({ ...shared, publicUrl, relyingParty }),
    ...sessionsRoutes(shared),
    ...securityEventsRoutes(shared),
    ...connectionsRoutes({ ...shared, chat, publicUrl }),
    ...charactersRoutes({ database, maxActiveSlots: config.maxActiveSlots }),
    ...purchaseRoutes({ database, limiter, provider }),
    ...shopRoutes(shared),
    ...couponsRoutes(shared),
    ...logsRoutes(shared),
    ...spendingLimitsRoutes(database),
    ...supportRoutes(config),
  }

  const app = new Hono()
  mountHealth(app, health)
  mountApiReference(app, publicUrl)
  mountPayments(app, options)
  mountDataExport(app, options)
  mountConnections(app, { database, random, chat, publicUrl })
  mountLiveEvents(app, { live, authenticate, random, publicUrl, config })
  const answerUnknown = serve(app, handlers, { ...options, authenticate })
  if (config.showsOutbox) mountOutbox(app, database, publicUrl)
  const answerPage = portal({ directory: portalDirectory, publicUrl, log, random })
  app.notFound((context) => (isBelowApi(context.req.path) ? answerUnknown(context) : answerPage(context)))

  const headers = { ...securityHeaders(publicUrl), 'content-type': 'text/plain; charset=utf-8' }
  app.onError((error) => {
    log.error({ err: error }, 'request failed')
    return new Response('Server error', { status: 500, headers })
  })
  return app
}
