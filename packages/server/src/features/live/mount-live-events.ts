import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import { eventsPath } from '@olympus/contract/events'
import type { Context, Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client } from '../../http/handlers.ts'
import { refuse } from '../../http/record-requests.ts'
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
  { authenticate, live, publicUrl }: Pick<Ports, 'authenticate' | 'live' | 'publicUrl'>,
): void {
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
    const { id, client } = context.get('record')
    const opened = await openStream(client).catch((error: unknown) => {
      if (error instanceof Failure) return error
      throw error
    })
    if (opened instanceof Failure) return refuse(context, opened, base)
    return new Response(opened, {
      headers: {
        ...base,
        [headerNames.requestId]: id,
        'content-type': 'text/event-stream',
        // Buffering proxies would delay events.
        'x-accel-buffering': 'no',
      },
    })
  })
}
