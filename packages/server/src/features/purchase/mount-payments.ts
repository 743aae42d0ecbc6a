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
  /** How long a payment of the sandbox is under way. */
  readonly sandboxDelayMs?: number | undefined
}

const sandboxDelayMs = 1500

/** Hands the sandbox's webhooks that are due to the portal's own path: in this process, but as requests like any other. */
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
    deliverEvents: () => sendSandboxEvents(app, options),
  })
}
