import type { Hono } from 'hono'
import { deliverSandboxEvents } from '../../payments/sandbox/deliver-sandbox-events.ts'
import { mountSandbox } from '../../payments/sandbox/mount-sandbox.ts'
import type { Ports } from '../ports.ts'
import { mountPaymentWebhook, webhookPath } from './mount-payment-webhook.ts'

/** Sends due sandbox webhooks to the portal's own webhook path, in this process but as regular requests. */
export const sendSandboxEvents = (
  app: Hono,
  ports: Pick<Ports, 'clock' | 'database' | 'log'>,
): Promise<number> =>
  deliverSandboxEvents({
    ...ports,
    async send(body, headers) {
      const request = { method: 'POST', body: new Uint8Array(body), headers: { ...headers } }
      return (await app.request(webhookPath('sandbox'), request)).status
    },
  })

/** Mounts the webhook of the provider and, for the sandbox, its payment page. */
export function mountPayments(app: Hono, ports: Ports): void {
  mountPaymentWebhook(app, ports)
  if (ports.provider.name !== 'sandbox') return
  mountSandbox(app, {
    ...ports,
    settleDelayMs: ports.sandboxDelayMs,
    deliverEvents: () => sendSandboxEvents(app, ports),
  })
}
