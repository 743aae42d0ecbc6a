import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'
import { headers as headerNames } from '@olympus/contract/envelope'

import { ApiError, errorOf, requireEnvelope, type ApiResponse } from './api-error.ts'
import { noteArrival, noteServerTime } from './arrivals.ts'
import type { CallOptions, ClientOptions, OpenOptions, RequestOptions } from './client-options.ts'
import { createPendingKeys, settleAfter } from './idempotency.ts'
import { createLocalStore } from '../session/local-store.ts'
import { createPendingMutations, type PendingMutations } from './pending-mutations.ts'
import { createPlayerTransport } from './player-transport.ts'
import { createRefresh } from './refresh.ts'
import { resolvePath, withQuery, type Input } from '@olympus/contract/resolve-path'
import { holdsTokens } from './holds-tokens.ts'
import { createSessionEnd } from './session-end.ts'
import { createTokenExchange } from './token-exchange.ts'
import { isEmpty } from './token-store.ts'
import { createTransport, type Outgoing } from './transport.ts'

export type CallArguments<E extends Endpoint> =
  {} extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

export interface Client {
  /** Calls an endpoint of the contract; throws ApiError. */
  call<E extends Endpoint>(endpoint: E, ...inputAndOptions: CallArguments<E>): Promise<DataOf<E>>
  /** Requests any path below `/api`, by default with GET; throws ApiError unless `ignoresErrors` is set. */
  request(path: string, options?: RequestOptions): Promise<ApiResponse>
  /** Opens a stream below `/api`, which lasts until either side ends it; throws ApiError. */
  open(path: string, options: OpenOptions): Promise<ReadableStream<Uint8Array>>
  readonly pending: PendingMutations
  readonly locale: () => string
  /** Data of an endpoint from an earlier visit: the same object until it changes; undefined if none. */
  readonly stored: (endpoint: Endpoint) => unknown
  /** Clears the tokens. The result of a pending refresh is dropped. */
  endSession(): void
  /** Like `endSession`, after another tab has cleared the tokens. */
  abandonSession(): void
}

interface Round {
  readonly sentAtMs: number
  readonly atMs: number
}

/** In a longer round, the device may have slept. */
const promptMs = 10_000

function noteReply(
  { headers }: Pick<ApiResponse, 'headers'>,
  data: unknown,
  { sentAtMs, atMs }: Round,
): void {
  noteArrival(data, { atMs, isRepeat: headers.has(headerNames.idempotencyHit) })
  // What the browser may have stored tells an old time.
  if (headers.get('cache-control') === 'no-store' && atMs - sentAtMs < promptMs)
    noteServerTime(Date.parse(headers.get('date') ?? ''), atMs)
}

/** A client for the contract. Works without a browser: `options` provides all browser features. */
export function createClient(options: ClientOptions): Client {
  const { tokens, locale, onUnauthorized, onAccountChanged, onData, accountId = () => null } = options
  const { playerId = accountId, baseUrl = '', now = Date.now, locks, hasSession, onFailure } = options
  const { pending = createPendingMutations(), stored = () => undefined } = options
  const { fetch = (input, init) => globalThis.fetch(input, init) } = options
  const pendingKeys = options.pendingKeys ?? createPendingKeys(createLocalStore(null), now)
  const send = createTransport(fetch, baseUrl)
  const sessionEnd = createSessionEnd({ tokens, onUnauthorized })
  const exchange = createTokenExchange(send, locale)
  const refresh = createRefresh({ tokens, sessionEnd, exchange, locks, hasSession, now })
  const sendAsPlayer = createPlayerTransport({
    send,
    tokens,
    sessionEnd,
    refresh,
    accountId,
    onAccountChanged,
  })

  /** Prevents a page reload while a mutation is in flight. */
  async function sendTracked(outgoing: Outgoing, isGuest: boolean): Promise<ApiResponse> {
    const release = outgoing.method === 'GET' ? null : pending.hold(`${outgoing.method} ${outgoing.path}`)
    try {
      return isGuest ? await send(outgoing, null) : await sendAsPlayer(outgoing)
    } finally {
      release?.()
    }
  }

  async function call(endpoint: Endpoint, input: Input = {}, options: CallOptions = {}): Promise<unknown> {
    const act = { endpoint, input, playerId: playerId() }
    const key = endpoint.isIdempotent && (options.idempotencyKey ?? pendingKeys.take(act))
    const [endings, sentAtMs] = [sessionEnd.endings(), now()]
    const outgoing: Outgoing = {
      method: endpoint.method,
      path: resolvePath(endpoint.path, input),
      body: input.body,
      headers: key ? { [headerNames.idempotencyKey]: key } : {},
      signal: options.signal,
      locale: options.locale ?? locale(),
    }
    const reply = sendTracked(outgoing, endpoint.access === 'guest').then(requireEnvelope)
    reply.catch(() => onFailure?.(endpoint))
    const received = await (key ? settleAfter(reply, () => pendingKeys.settle(act, key)) : reply)
    const { data } = received.body
    noteReply(received, data, { sentAtMs, atMs: now() })
    if (holdsTokens(data)) tokens.keep(data)
    if (endings === sessionEnd.endings()) onData?.(endpoint, data)
    return data
  }

  async function request(path: string, options: RequestOptions = {}): Promise<ApiResponse> {
    const { method = 'GET', body, query = {}, signal, ignoresErrors = false } = options
    const outgoing: Outgoing = { method, path: withQuery(path, query), body, signal, locale: locale() }
    try {
      const response = await sendTracked(outgoing, isEmpty(tokens.read()))
      return ignoresErrors ? response : requireEnvelope(response)
    } catch (error) {
      if (ignoresErrors && error instanceof ApiError && error.response) return error.response
      throw error
    }
  }

  async function open(path: string, openOptions: OpenOptions): Promise<ReadableStream<Uint8Array>> {
    const response = await sendAsPlayer({ method: 'GET', path, ...openOptions, locale: locale() })
    if (response.status >= 400 || !response.stream) throw errorOf(response)
    return response.stream
  }

  return {
    call: call as Client['call'],
    request,
    open,
    pending,
    locale,
    stored,
    endSession: sessionEnd.end,
    abandonSession: sessionEnd.abandon,
  }
}
