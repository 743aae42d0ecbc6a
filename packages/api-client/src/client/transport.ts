import { apiBasePath, headers as headerNames, type Envelope } from '@olympus/contract/envelope'

import { noAnswer, type ApiResponse } from './api-error.ts'
import { randomUuid } from './random-uuid.ts'

export type Fetch = (input: string, init: RequestInit) => Promise<Response>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Outgoing {
  readonly method: Method
  /** Below `/api`, with its query string. */
  readonly path: string
  /** A function is called for each attempt, for values that change with a token refresh. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** BCP 47. */
  readonly locale: string
}

/** Sends one request; `bearer` is the access token or null. */
export type Transport = (outgoing: Outgoing, bearer: string | null) => Promise<ApiResponse>

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'message' in value &&
  typeof value.message === 'object' &&
  value.message !== null &&
  'key' in value.message &&
  typeof value.message.key === 'string'

/**
 * Sends requests with `fetch`. Returns replies of any status; without a reply it throws API_ERROR.
 * After an abort it throws the reason of the signal. `baseUrl` is the prefix of `/api`.
 */
export function createTransport(fetch: Fetch, baseUrl: string): Transport {
  return async ({ method, path, body, headers, signal, locale }, bearer) => {
    const sent: unknown = typeof body === 'function' ? body() : body
    const correlationId = randomUuid()
    try {
      const response = await fetch(baseUrl + apiBasePath + path, {
        method,
        headers: {
          Accept: 'application/json',
          'Accept-Language': locale,
          [headerNames.correlationId]: correlationId,
          ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
        ...(signal && { signal }),
      })
      const { status, headers: received } = response
      const answer = { status, headers: received, correlationId, body: null }
      if (received.get('content-type')?.startsWith('text/event-stream'))
        return { ...answer, stream: response.body }
      return { ...answer, body: envelopeOf(await response.text()) }
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      throw noAnswer(cause)
    }
  }
}

function envelopeOf(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    return isEnvelope(value) ? value : null
  } catch {
    return null
  }
}
