import { refreshSession } from '@olympus/contract/sessions'
import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'
import { headers as headerNames, type Envelope } from '@olympus/contract/envelope'

import { ApiError, errorOf, noAnswer, type ApiResponse } from './api-error.ts'
import type { CallOptions, ClientOptions, OpenOptions, RequestOptions } from './client-options.ts'
import { createPendingKeys, isSettledBy } from './idempotency.ts'
import { createLocalStore } from '../session/local-store.ts'
import { createPendingMutations, type PendingMutations } from './pending-mutations.ts'
import { createRefresh } from './refresh.ts'
import { resolvePath, withQuery, type Input } from '@olympus/contract/resolve-path'
import { holdsTokens } from './holds-tokens.ts'
import { isEmpty, type StoredTokens, type Tokens } from './token-store.ts'
import { createTransport, type Outgoing } from './transport.ts'
import { unlessAborted } from './unless-aborted.ts'

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
  /** Clears the tokens. The result of a pending refresh is dropped. */
  endSession(): void
  /** Like `endSession`, after another tab has cleared the tokens. */
  abandonSession(): void
}

const refreshTimeoutMs = 15_000

function requireEnvelope(response: ApiResponse): ApiResponse & { readonly body: Envelope } {
  const { status, body } = response
  if (status >= 400 || !body) throw errorOf(response)
  return { ...response, body }
}

/** A client for the contract. Works without a browser: `options` provides all browser features. */
export function createClient(options: ClientOptions): Client {
  const { tokens, locale, onUnauthorized, onAccountChanged, onData, accountId = () => null } = options
  const { playerId = accountId, baseUrl = '', now = Date.now } = options
  const { fetch = (input, init) => globalThis.fetch(input, init) } = options
  const pendingKeys = options.pendingKeys ?? createPendingKeys(createLocalStore(null), now)
  const pending = createPendingMutations()
  const send = createTransport(fetch, baseUrl)

  const refresh = createRefresh({
    tokens,
    exchange: exchangeTokens,
    onUnauthorized,
    locks: options.locks,
    hasSession: options.hasSession,
    now,
  })

  async function exchangeTokens({ token, refreshToken }: StoredTokens): Promise<Tokens> {
    const { method, path } = refreshSession
    const signal = AbortSignal.timeout(refreshTimeoutMs)
    const body = { token: token ?? '', refreshToken: refreshToken ?? '' }
    try {
      const response = requireEnvelope(await send({ method, path, body, signal, locale: locale() }, null))
      return response.body.data as Tokens
    } catch (error) {
      throw error instanceof ApiError ? error : noAnswer(error)
    }
  }

  async function attempt(outgoing: Outgoing, bearer: string | null): Promise<ApiResponse> {
    const account = outgoing.method === 'GET' || !bearer ? null : accountId()
    const expected = account === null ? {} : { [headerNames.expectedAccount]: String(account) }
    const response = await send({ ...outgoing, headers: { ...outgoing.headers, ...expected } }, bearer)
    if (response.body?.message.key === 'ACCOUNT_CHANGED') onAccountChanged?.()
    return response
  }

  async function sendWithRefresh(outgoing: Outgoing, isGuest: boolean): Promise<ApiResponse> {
    if (isGuest) return send(outgoing, null)
    const { token } = tokens.read()
    if (token) refresh.begin()
    const refused = await attempt(outgoing, token)
    if (refused.status !== 401) return refused
    await unlessAborted(refresh.renew(token, refused), outgoing.signal)
    const retried = await attempt(outgoing, tokens.read().token)
    if (retried.status === 401) throw refresh.expire(retried)
    return retried
  }

  /** Prevents a page reload while a mutation is in flight. */
  async function sendTracked(outgoing: Outgoing, isGuest: boolean): Promise<ApiResponse> {
    const release = outgoing.method === 'GET' ? null : pending.hold(`${outgoing.method} ${outgoing.path}`)
    try {
      return await sendWithRefresh(outgoing, isGuest)
    } finally {
      release?.()
    }
  }

  async function call(endpoint: Endpoint, input: Input = {}, options: CallOptions = {}): Promise<unknown> {
    const act = { endpoint, input, playerId: playerId() }
    const key = endpoint.isIdempotent && (options.idempotencyKey ?? pendingKeys.take(act))
    const endings = refresh.endings()
    const outgoing: Outgoing = {
      method: endpoint.method,
      path: resolvePath(endpoint.path, input),
      body: input.body,
      headers: key ? { [headerNames.idempotencyKey]: key } : {},
      signal: options.signal,
      locale: options.locale ?? locale(),
    }
    try {
      const { data } = requireEnvelope(await sendTracked(outgoing, endpoint.access === 'guest')).body
      if (key) pendingKeys.settle(act, key)
      if (holdsTokens(data)) tokens.keep(data)
      if (endings === refresh.endings()) onData?.(endpoint, data)
      return data
    } catch (error) {
      if (key && isSettledBy(error)) pendingKeys.settle(act, key)
      throw error
    }
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
    const response = await sendWithRefresh({ method: 'GET', path, ...openOptions, locale: locale() }, false)
    if (response.status >= 400 || !response.stream) throw errorOf(response)
    return response.stream
  }

  return {
    call: call as Client['call'],
    request,
    open,
    pending,
    locale,
    endSession: refresh.end,
    abandonSession: refresh.abandon,
  }
}
