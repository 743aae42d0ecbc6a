import type { EndpointName } from '@olympus/contract/endpoints'
import { Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { accountRoutes } from './features/account/routes.ts'
import { accessTokens } from './features/auth/access-token.ts'
import { authenticator } from './features/auth/authenticate.ts'
import { authRoutes } from './features/auth/routes.ts'
import { signingKeys } from './features/auth/signing-keys.ts'
import { charactersRoutes } from './features/characters/routes.ts'
import { balanceOf } from './features/ledger/balance-of.ts'
import { logsRoutes } from './features/logs/routes.ts'
import { mountPayments } from './features/purchase/payments.ts'
import { purchaseRoutes } from './features/purchase/routes.ts'
import { shopRoutes } from './features/shop/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { mountApiReference } from './http/api-reference.ts'
import type { Handlers } from './http/handlers.ts'
import { type Health, mountHealth } from './http/health.ts'
import { mountPortal } from './http/portal.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import type { Log } from './log.ts'
import { mountOutbox } from './mail/outbox-page.ts'
import { paymentProviderOf } from './payments/payment-provider-of.ts'
import type { Random } from './random.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly random: Random
  readonly health: Health
  /** The built portal. */
  readonly portalDirectory: string
  /** How long a payment of the sandbox is under way. */
  readonly sandboxDelayMs?: number | undefined
  /** The longest that a player waits for Stripe. */
  readonly stripeTimeoutMs?: number | undefined
  /** See ServeOptions. */
  readonly checksAnswers?: boolean
}

/** Everything that the server answers, from its ports. Starts nothing by itself. */
export function createApp(options: AppOptions): Hono {
  const { config, database, log, clock, random, health, portalDirectory } = options
  const { publicUrl } = config
  const keys = signingKeys(database, () => random.uuid())
  const tokens = accessTokens({ keys, issuer: publicUrl, clock })
  const { authenticate, forget } = authenticator({ database, tokens, clock })

  const provider = paymentProviderOf(options)

  const handlers = {
    ...authRoutes({
      config,
      database,
      random,
      accessTokens: tokens,
      forgetSession: forget,
      onActivated: async () => {},
    }),
    ...accountRoutes({ database, balanceCoinsOf: balanceOf }),
    ...charactersRoutes({ database, maxActiveSlots: config.maxActiveSlots }),
    ...purchaseRoutes({ database, provider }),
    ...shopRoutes(database),
    ...logsRoutes(database),
    ...supportRoutes(config),
  } satisfies Partial<Handlers<EndpointName>>

  const app = new Hono()
  mountHealth(app, health)
  mountApiReference(app, publicUrl)
  mountPayments(app, { ...options, provider })
  serve(app, handlers, { ...options, authenticate })
  if (config.showsOutbox) mountOutbox(app, database, publicUrl)
  mountPortal(app, { directory: portalDirectory, publicUrl, log, random })

  const headers = { ...securityHeaders(publicUrl), 'content-type': 'text/plain; charset=utf-8' }
  app.notFound(() => new Response('Not found', { status: 404, headers }))
  app.onError((error) => {
    log.error({ err: error }, 'request failed')
    return new Response('Server error', { status: 500, headers })
  })
  return app
}
