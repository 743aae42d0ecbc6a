import type { Hono } from 'hono'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { deliverSandboxEvents } from '../../payments/sandbox/deliver-sandbox-events.ts'
import { mountSandbox } from '../../payments/sandbox/mount-sandbox.ts'
import type { Random } from '../../random.ts'
import { mountPaymentWebhook, webhookPath } from './mount-payment-webhook.ts'

export interface PaymentsOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly provider: PaymentProvider
}

interface MountOptions extends PaymentsOptions {
  readonly random: Random
  /** How long the sandbox takes to settle a payment. */
  readonly sandboxDelayMs?: number | undefined
}

const sandboxDelayMs = 1500

/** Sends due sandbox webhooks to the portal's own webhook path, in this process but as regular requests. */
export const sendSandboxEvents = (
  app: Hono,
  options: Pick<PaymentsOptions, 'database' | 'clock' | 'log'>,
): Promise<number> =>
  deliverSandboxEvents({
    ...options,
    async send(body, headers) {
      const request = { method: 'POST', body: new Uint8Array(body), headers: { ...headers } }
      return (await app.request(webhookPath('sandbox'), request)).status
    },
  })

/** Mounts the webhook of the provider and, for the sandbox, its payment page. */
export function mountPayments(app: Hono, options: MountOptions): void {
  const { config, provider } = options
  const { publicUrl } = config
  mountPaymentWebhook(app, { ...options, publicUrl })
  if (provider.name !== 'sandbox') return
  mountSandbox(app, {
    ...options,
    publicUrl,
    settleDelayMs: options.sandboxDelayMs ?? sandboxDelayMs,
    deliverEvents: () => sendSandboxEvents(app, options),
  })
}
