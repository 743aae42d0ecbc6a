import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import { eventsPath } from '@olympus/contract/events'
import type { Context, Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { refusal } from '../../http/envelope.ts'
import { headersOf, type RequestHeaders } from '../../http/request-headers.ts'
import { apiHeaders } from '../../http/security-headers.ts'
import type { Authenticate } from '../../http/session.ts'
import type { Random } from '../../random.ts'
import { eventStream } from './event-stream.ts'
import type { LiveEvents } from './live-events.ts'

interface MountOptions {
  readonly live: LiveEvents
  readonly authenticate: Authenticate
  readonly random: Random
  readonly publicUrl: string
  readonly heartbeatMs?: number
}

const bearer = /^Bearer (\S+)$/i

/** The event after which this page wants to hear what it has missed. */
function lastEventId(headers: RequestHeaders): number | null {
  const text = headers.get('last-event-id') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Mounts the stream that keeps open pages up to date. It lives as long as the session, longer than the token that opened it. */
export function mountLiveEvents(app: Hono, options: MountOptions): void {
  const { live, authenticate, random, publicUrl, heartbeatMs = 15_000 } = options
  const base = apiHeaders(publicUrl)

  async function open(headers: RequestHeaders): Promise<ReadableStream<Uint8Array> | Failure> {
    const [, token] = bearer.exec(headers.get('authorization') ?? '') ?? []
    if (!token) return new Failure('UNAUTHORIZED')
    const session = await authenticate(token, { isFresh: true })
    if (session instanceof Failure) return session
    let isOver = false
    let stop: (() => void) | null = null
    const stream = eventStream({
      heartbeatMs,
      onClose() {
        isOver = true
        stop?.()
      },
    })
    const { accountId, sessionId } = session
    const { send, stand, end } = stream
    const listening = await live
      .listen({ accountId, sessionId, send, stand, end }, lastEventId(headers))
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
    const opened = await open(headersOf(context)).catch((error: unknown) => {
      if (error instanceof Failure) return error
      throw error
    })
    if (opened instanceof Failure) {
      const { status, text, headers } = refusal(opened)
      return new Response(text, { status, headers: { ...common, ...headers } })
    }
    // Proxies that collect an answer before they pass it on would hold the news back.
    const headers = { ...common, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
    return new Response(opened, { headers })
  })
}
