import { headers as headerNames, type Envelope } from '@olympus/contract/envelope'
import { isErrorKey, type ErrorKey } from '@olympus/contract/errors'

/** `API_ERROR`: no answer, an answer that is no envelope, or a key that this build does not know. */
export type ApiErrorKey = ErrorKey | 'API_ERROR'

/** An answer of the server. `body` is null when it is no envelope, as from a proxy in front of the server. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Envelope | null
  /** Of an answer that goes on. */
  readonly stream?: ReadableStream<Uint8Array> | null
}

interface ApiErrorFields {
  readonly key: ApiErrorKey
  /** HTTP status, or 500 when there was none. */
  readonly status: number
  /** Null when no answer came. */
  readonly response: ApiResponse | null
  readonly cause?: unknown
}

/** What every failed call raises. */
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

  /** What the refusal carries beside its key, such as the issues of a BAD_REQUEST. */
  get data(): unknown {
    return this.response?.body?.data
  }

  /** Names the request in the server's logs. */
  get requestId(): string | null {
    return this.response?.headers.get(headerNames.requestId) ?? null
  }

  /** No answer came at all. */
  get isOffline(): boolean {
    return this.response === null
  }

  /** The same call may succeed later. */
  get isTransient(): boolean {
    return this.response === null || this.status >= 500 || transientStatuses.has(this.status)
  }

  /** Our server has refused for good; what a proxy in front of it says is no such answer. */
  get isFinal(): boolean {
    return !this.isTransient && this.response?.body != null
  }
}

/** Refusals for now: the server timed out, would not risk a replay, or limits the rate. */
const transientStatuses = new Set([408, 425, 429])

export const noAnswer = (cause: unknown): ApiError =>
  new ApiError({ key: 'API_ERROR', status: 500, response: null, cause })

/** The error that an answer means. One that is no envelope counts as a failure of the server, whatever its status says. */
export function errorOf(response: ApiResponse): ApiError {
  const key = response.body?.message.key ?? ''
  return new ApiError({
    key: isErrorKey(key) ? key : 'API_ERROR',
    status: response.status >= 400 ? response.status : 500,
    response,
  })
}
