import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * `hang`: never answers; `error`: replies with 500; `refuse`: rejects the request as invalid. `reads-down`
 * and `reads-limited`: replies with 500 or 429 to requests that change nothing.
 */
export type StripeBehavior = 'normal' | 'hang' | 'error' | 'refuse' | 'reads-down' | 'reads-limited'

interface Session {
  readonly id: string
  readonly fields: URLSearchParams
  readonly json: Record<string, unknown>
}

export interface StripeDouble {
  readonly address: string
  readonly sessions: Map<string, Session>
  /** By idempotency key. */
  readonly refunds: ReadonlyMap<string, Record<string, unknown>>
  /** The objects that the API lists, newest first. */
  readonly listed: Record<'refunds' | 'disputes', Record<string, unknown>[]>
  /** The number of received requests, including retries. */
  requests: number
  /** How many of them change nothing. */
  reads: number
  /** How long each answer takes. It tells what was true when the request came in. */
  latencyMs: number
  /** How many requests a second are not answered 429. */
  maxPerSecond: number
  behavior: StripeBehavior
  /** Changes the session that the API returns. */
  change(sessionId: string, changes: Record<string, unknown>): Record<string, unknown>
  close(): Promise<void>
}

const numberOf = (fields: URLSearchParams, name: string) => Number(fields.get(name))

function sessionOf(fields: URLSearchParams): Session {
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`
  const json = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: numberOf(fields, 'line_items[0][price_data][unit_amount]'),
    currency: fields.get('line_items[0][price_data][currency]'),
    client_reference_id: fields.get('client_reference_id'),
    metadata: { donation_id: fields.get('metadata[donation_id]') },
    expires_at: numberOf(fields, 'expires_at'),
    livemode: false,
  }
  return { id, fields, json }
}

/** A page of a list, in the format of Stripe. */
function pageOf(rows: readonly Record<string, unknown>[], query: URLSearchParams) {
  const since = Number(query.get('created[gte]'))
  const found = rows.filter(({ created }) => Number(created) >= since)
  const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const data = found.slice(start, start + Number(query.get('limit')))
  return { object: 'list', data, has_more: start + data.length < found.length }
}

const refundOf = (fields: URLSearchParams) => ({
  id: `re_${randomUUID().replaceAll('-', '')}`,
  object: 'refund',
  status: 'pending',
  payment_intent: fields.get('payment_intent'),
  amount: numberOf(fields, 'amount'),
  currency: 'eur',
})

/** Counts calls, and starts over a second after the first one. */
function secondCounter(): () => number {
  let startedAtMs = 0
  let calls = 0
  return () => {
    if (Date.now() - startedAtMs >= 1000) {
      startedAtMs = Date.now()
      calls = 0
    }
    return ++calls
  }
}

const headersOf = (status: number) => ({
  'content-type': 'application/json',
  'request-id': randomUUID(),
  ...(status === 429 && { 'retry-after': '1' }),
})

/** Starts a local test double of Stripe's API with the parts that a Checkout needs. */
export async function openStripeDouble(): Promise<StripeDouble> {
  const sessions = new Map<string, Session>()
  const byIdempotencyKey = new Map<string, Session>()
  const refunds = new Map<string, Record<string, unknown>>()

  const countInSecond = secondCounter()

  function reply(response: ServerResponse, status: number, body: unknown) {
    const sent = JSON.stringify(body)
    setTimeout(() => response.writeHead(status, headersOf(status)).end(sent), double.latencyMs)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    double.requests++
    const isRead = request.method === 'GET'
    if (isRead) double.reads++
    if (double.behavior === 'hang') return
    if (countInSecond() > double.maxPerSecond || (isRead && double.behavior === 'reads-limited'))
      return reply(response, 429, { error: { type: 'rate_limit_error', message: 'Too many requests' } })
    if (double.behavior === 'error' || (isRead && double.behavior === 'reads-down'))
      return reply(response, 500, { error: { type: 'api_error', message: 'Down' } })
    if (double.behavior === 'refuse')
      return reply(response, 400, { error: { type: 'invalid_request_error', message: 'No such thing' } })
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      const key = String(request.headers['idempotency-key'])
      const session = byIdempotencyKey.get(key) ?? sessionOf(new URLSearchParams(await text(request)))
      byIdempotencyKey.set(key, session)
      sessions.set(session.id, session)
      return reply(response, 200, session.json)
    }
    if (request.method === 'POST' && pathname === '/v1/refunds') {
      const key = String(request.headers['idempotency-key'])
      const refund = refunds.get(key) ?? refundOf(new URLSearchParams(await text(request)))
      refunds.set(key, refund)
      return reply(response, 200, refund)
    }
    if (request.method === 'GET' && pathname === '/v1/refunds')
      return reply(response, 200, pageOf(double.listed.refunds, searchParams))
    if (request.method === 'GET' && pathname === '/v1/disputes')
      return reply(response, 200, pageOf(double.listed.disputes, searchParams))
    const session = sessions.get(pathname.split('/').at(-1) ?? '')
    return session
      ? reply(response, 200, session.json)
      : reply(response, 404, { error: { type: 'invalid_request_error', message: 'No such session' } })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const double: StripeDouble = {
    address: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    listed: { refunds: [], disputes: [] },
    requests: 0,
    reads: 0,
    latencyMs: 0,
    maxPerSecond: Infinity,
    behavior: 'normal',
    change(sessionId, changes) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`There is no session ${sessionId}`)
      return Object.assign(session.json, changes)
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return double
}
