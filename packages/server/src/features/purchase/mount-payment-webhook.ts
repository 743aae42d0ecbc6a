import { apiBasePath } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { success } from '../../http/envelope.ts'
import { refuse } from '../../http/record-requests.ts'
import { readBytes } from '../../http/request-body.ts'
import { apiHeaders } from '../../http/security-headers.ts'
import type { Log } from '../../log.ts'
import type { PaymentProviderName } from '../../payments/payment-provider.ts'
import type { Ports } from '../ports.ts'
import { settleEvent } from './settle-purchase.ts'

const maxBytes = 256 * 1024

export const webhookPath = (provider: PaymentProviderName): string => `${apiBasePath}/webhooks/${provider}`

/**
 * Mounts the webhook of the provider. It answers 200 only after the commit, so the provider repeats
 * interrupted events. Requests not signed by the provider are refused and leave no row.
 */
export function mountPaymentWebhook(
  app: Hono,
  { database, provider, publicUrl }: Pick<Ports, 'database' | 'provider' | 'publicUrl'>,
): void {
  const headers = apiHeaders(publicUrl)

  async function settle(request: Request, log: Log): Promise<Failure | null> {
    const body = await readBytes(request, maxBytes)
    if (!body) return new Failure('PAYLOAD_TOO_LARGE')
    const event = await provider.readWebhook(body, request.headers)
    if (!event) return new Failure('BAD_REQUEST')
    const outcome = await settleEvent({ database, log }, provider.name, event)
    log.info(
      { provider: provider.name, eventId: event.eventId, eventType: event.eventType, outcome },
      'payment event',
    )
    return null
  }

  app.post(webhookPath(provider.name), async (context) => {
    const { log } = context.get('record')
    const refused = await settle(context.req.raw, log).catch((error: unknown) => {
      log.error({ err: error, provider: provider.name }, 'payment event failed')
      return new Failure('SERVICE_UNAVAILABLE')
    })
    if (refused) return refuse(context, refused, headers)
    const { status, text } = success(null)
    return new Response(text, { status, headers })
  })
}
