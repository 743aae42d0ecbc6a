import { apiBasePath } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { success } from '../../http/envelope.ts'
import { refuse } from '../../http/record-requests.ts'
import { readBytes } from '../../http/request-body.ts'
import { apiHeaders } from '../../http/security-headers.ts'
import type { Log } from '../../log.ts'
import type { EventRejection, PaymentProviderName } from '../../payments/payment-provider.ts'
import type { Ports } from '../ports.ts'
import { settleEvent } from './settle-purchase.ts'

const maxBytes = 256 * 1024
const warningEveryMs = 60_000

const warnings: Readonly<Record<EventRejection, string>> = {
  'bad-signature': 'payment event refused: no webhook secret fits its signature, or it is too old',
  'wrong-mode': 'payment event refused: it is of live mode and the key of test mode, or the other way round',
}

export const webhookPath = (provider: PaymentProviderName): string => `${apiBasePath}/webhooks/${provider}`

/**
 * Mounts the webhook of the provider. It answers 200 only after the commit, so the provider repeats
 * interrupted events. Requests not signed by the provider are refused and leave no row.
 */
export function mountPaymentWebhook(
  app: Hono,
  {
    clock,
    database,
    metrics,
    provider,
    publicUrl,
  }: Pick<Ports, 'clock' | 'database' | 'metrics' | 'provider' | 'publicUrl'>,
): void {
  const headers = apiHeaders(publicUrl)
  const warnedAt = new Map<EventRejection, number>()

  /** Anyone can send such requests, so they must not fill the log. */
  function reject(reason: EventRejection, log: Log): void {
    metrics.count('olympus_payment_events_rejected_total', { reason })
    const now = clock.now().getTime()
    if (now - (warnedAt.get(reason) ?? -Infinity) < warningEveryMs) return
    warnedAt.set(reason, now)
    log.warn({ provider: provider.name }, warnings[reason])
  }

  async function settle(request: Request, log: Log): Promise<Failure | null> {
    const body = await readBytes(request, maxBytes)
    if (!body) return new Failure('PAYLOAD_TOO_LARGE')
    const event = await provider.readWebhook(body, request.headers)
    if (typeof event === 'string') reject(event, log)
    if (!event || typeof event === 'string') return new Failure('BAD_REQUEST')
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
