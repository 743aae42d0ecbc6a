import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import { eventsPath } from '@olympus/contract/events'
import type { Context, Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { refusal } from '../../http/envelope.ts'
import { networkOf } from '../../http/client-address.ts'
import { clientOf } from '../../http/client.ts'
import type { Client } from '../../http/handlers.ts'
import type { RequestHeaders } from '../../http/request-headers.ts'
import { apiHeaders } from '../../http/security-headers.ts'
import type { Ports } from '../ports.ts'
import { createEventStream } from './event-stream.ts'

const heartbeatMs = 15_000

const bearer = /^Bearer (\S+)$/i

/** The position up to which this page has received events; null for a page that starts fresh. */
function positionOf(headers: RequestHeaders): number | null {
  const text = headers.get('last-event-id') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Mounts the live event stream. A stream ends with its session, not with the token that opened it. */
export function mountLiveEvents(
  app: Hono,
  ports: Pick<Ports, 'authenticate' | 'config' | 'live' | 'publicUrl' | 'random'>,
): void {
  const { authenticate, config, live, publicUrl, random } = ports
  const base = apiHeaders(publicUrl)

  async function openStream({ headers, address }: Client): Promise<ReadableStream<Uint8Array> | Failure> {
    const [, token] = bearer.exec(headers.get('authorization') ?? '') ?? []
    if (!token) return new Failure('UNAUTHORIZED')
    const session = await authenticate(token, { isFresh: true })
    if (session instanceof Failure) return session
    let isOver = false
    let stop: (() => void) | null = null
    const stream = createEventStream({
      heartbeatMs,
      onClose() {
        isOver = true
        stop?.()
      },
    })
    const { accountId, sessionId } = session
    const { send, sendPosition, end, evict } = stream
    const network = networkOf(address)
    const listening = await live
      .listen({ accountId, sessionId, network, send, sendPosition, end, evict }, positionOf(headers))
      .catch((error: unknown) => {
        end()
        throw error
      })
    if (listening instanceof Failure) {
      end()
      return listening
    }
    stop = listening
    if (isOver) stop()
    return stream.body
  }

  app.get(apiBasePath + eventsPath, async (context: Context) => {
    const common = { ...base, [headerNames.requestId]: random.uuid() }
    const opened = await openStream(clientOf(context, config.trustedProxies)).catch((error: unknown) => {
      if (error instanceof Failure) return error
      throw error
    })
    if (opened instanceof Failure) {
      const { status, text, headers } = refusal(opened)
      return new Response(text, { status, headers: { ...common, ...headers } })
    }
    // Buffering proxies would delay events.
    const headers = { ...common, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
    return new Response(opened, { headers })
  })
}
