import { headers as headerNames, type Envelope } from '@olympus/contract/envelope'
import type { ErrorKey } from '@olympus/contract/errors'

/**
 * `API_ERROR`: no reply, or a reply that is not an envelope. A newer server may send a key that is not
 * listed here. Pages do not load the list.
 */
export type ApiErrorKey = ErrorKey | 'API_ERROR'

/** A reply of the server. `body` is null if it is not an envelope, such as an error page of a proxy. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  /** The ID that the client sent with the request. */
  readonly correlationId: string
  readonly body: Envelope | null
  /** Body of a server-sent event stream. */
  readonly stream?: ReadableStream<Uint8Array> | null
}

interface ApiErrorFields {
  readonly key: ApiErrorKey
  /** HTTP status, or 500 without a reply. */
  readonly status: number
  /** Null without a reply. */
  readonly response: ApiResponse | null
  readonly cause?: unknown
}

/** The error that every failed call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly key: ApiErrorKey
  readonly status: number
  readonly response: ApiResponse | null

  constructor({ key, status, response, cause }: ApiErrorFields) {
    super(`${key} (${status})`, cause === undefined ? undefined : { cause })
    this.key = key
    this.status = status
    this.response = response
  }

  /** `data` of the refusal, such as the issues of BAD_REQUEST. */
  get data(): unknown {
    return this.response?.body?.data
  }

  /** Identifies the request in the logs: of the server, or of the proxy if the server has not replied. */
  get requestId(): string | null {
    return this.response && (this.response.headers.get(headerNames.requestId) ?? this.response.correlationId)
  }

  /** Whether the reply is a fault: an error that nobody expects, or no reply that this build understands. */
  get isUnexpected(): boolean {
    return this.response !== null && (this.key === 'API_ERROR' || this.status === 500)
  }

  /** Whether there was no reply at all. */
  get isOffline(): boolean {
    return this.response === null
  }

  /** Whether the same call may succeed later. */
  get isTransient(): boolean {
    return this.response === null || this.status >= 500 || transientStatuses.has(this.status)
  }

  /** Whether the server refused for good. A reply of a proxy does not count. */
  get isFinal(): boolean {
    return !this.isTransient && this.response?.body != null
  }

  /** Whether the act may have been carried out all the same: only its answer may be lost. */
  get isLost(): boolean {
    return !this.isFinal && this.key !== 'TOO_MANY_REQUESTS'
  }
}

/** Request Timeout, Too Early, Too Many Requests. */
const transientStatuses = new Set([408, 425, 429])

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'UNAUTHORIZED'

export const noAnswer = (cause: unknown): ApiError =>
  new ApiError({ key: 'API_ERROR', status: 500, response: null, cause })

/**
 * The error for a reply. A reply that is not an envelope counts as a server failure, whatever its status.
 */
export function errorOf(response: ApiResponse): ApiError {
  return new ApiError({
    key: (response.body?.message.key as ErrorKey | undefined) ?? 'API_ERROR',
    status: response.status >= 400 ? response.status : 500,
    response,
  })
}

/** Returns the reply with its envelope; throws ApiError if the server refused or sent no envelope. */
export function requireEnvelope(response: ApiResponse): ApiResponse & { readonly body: Envelope } {
  const { status, body } = response
  if (status >= 400 || !body) throw errorOf(response)
  return { ...response, body }
}
