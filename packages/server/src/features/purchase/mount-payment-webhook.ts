import { apiBasePath } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { type Answer, refusal, success } from '../../http/envelope.ts'
import { readBytes } from '../../http/request-body.ts'
import { apiHeaders } from '../../http/security-headers.ts'
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
  { database, log, provider, publicUrl }: Pick<Ports, 'database' | 'log' | 'provider' | 'publicUrl'>,
): void {
  const headers = apiHeaders(publicUrl)

  async function answerTo(request: Request): Promise<Answer> {
    const body = await readBytes(request, maxBytes)
    if (!body) return refusal(new Failure('PAYLOAD_TOO_LARGE'))
    const event = await provider.readWebhook(body, request.headers)
    if (!event) return refusal(new Failure('BAD_REQUEST'))
    const outcome = await settleEvent({ database, log }, provider.name, event)
    log.info(
      { provider: provider.name, eventId: event.eventId, eventType: event.eventType, outcome },
      'payment event',
    )
    return success(null)
  }

  app.post(webhookPath(provider.name), async (context) => {
    const answer = await answerTo(context.req.raw).catch((error: unknown) => {
      log.error({ err: error, provider: provider.name }, 'payment event failed')
      return refusal(new Failure('SERVICE_UNAVAILABLE'))
    })
    return new Response(answer.text, { status: answer.status, headers })
  })
}
