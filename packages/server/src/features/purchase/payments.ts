import type { Hono } from 'hono'
import { type Background, repeated } from '../../background/repeated.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { type DeliverOptions, deliverSandboxEvents } from '../../payments/sandbox/deliver-sandbox-events.ts'
import { mountSandbox } from '../../payments/sandbox/mount-sandbox.ts'
import type { Random } from '../../random.ts'
import { mountPaymentWebhook, webhookPath } from './mount-payment-webhook.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

interface PaymentsOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly provider: PaymentProvider
}

interface MountOptions extends PaymentsOptions {
  readonly random: Random
  /** How long a payment of the sandbox is under way. */
  readonly sandboxDelayMs?: number | undefined
}

const sandboxDelayMs = 1500
const sandboxEveryMs = 1000
const reconcileEveryMs = 60_000

/** Hands the sandbox's webhooks to the portal's own path: in this process, but as a request like any other. */
const sendTo =
  (app: Hono): DeliverOptions['send'] =>
  async (body, headers) => {
    const request = { method: 'POST', body: new Uint8Array(body), headers: { ...headers } }
    return (await app.request(webhookPath('sandbox'), request)).status
  }

/** Mounts the provider's webhook and, for the sandbox, the page on which is paid. */
export function mountPayments(app: Hono, options: MountOptions): void {
  const { config, provider } = options
  const { publicUrl } = config
  mountPaymentWebhook(app, { ...options, publicUrl })
  if (provider.name !== 'sandbox') return
  mountSandbox(app, {
    ...options,
    publicUrl,
    settleDelayMs: options.sandboxDelayMs ?? sandboxDelayMs,
    deliverEvents: () => deliverSandboxEvents({ ...options, send: sendTo(app) }),
  })
}

/** Starts what goes on beside the requests: asking about payments that nothing was heard of, and the sandbox's webhooks. */
export function startPayments(app: Hono, options: PaymentsOptions): Background[] {
  const { log, provider } = options
  const reconciliation = repeated({ name: 'reconcile purchases', everyMs: reconcileEveryMs, log }, () =>
    reconcilePurchases(options),
  )
  if (provider.name !== 'sandbox') return [reconciliation]
  const sandbox = repeated({ name: 'sandbox events', everyMs: sandboxEveryMs, log }, () =>
    deliverSandboxEvents({ ...options, send: sendTo(app) }),
  )
  return [reconciliation, sandbox]
}
