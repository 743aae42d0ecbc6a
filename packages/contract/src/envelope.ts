import type { AnyErrorKey } from './bridge/errors.ts'
import type { successKey } from './errors.ts'

/** The shape of every reply of the API, success or failure. */
export interface Envelope<Data = unknown> {
  /** Repeats the HTTP status. */
  readonly status: number
  readonly data: Data
  readonly message: { readonly key: AnyErrorKey | typeof successKey; readonly code: string }
}

/** `data` of BAD_REQUEST: the fields that violate the contract. */
export interface BadRequestData {
  readonly issues: readonly { readonly path: string; readonly message: string }[]
}

export const apiBasePath = '/api'

/** Header names that client and server agree on. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  idempotencyHit: 'Idempotency-Hit',
  /** ID of the account that the caller expects to be logged in; otherwise the reply is ACCOUNT_CHANGED. */
  expectedAccount: 'X-Account-Id',
  requestId: 'X-Request-Id',
  /**
   * UUID that the client makes for a request. It identifies a request that no server answered, only a proxy.
   * The server logs it with its own request ID.
   */
  correlationId: 'X-Correlation-Id',
} as const

/**
 * Header for the secret of a client without cookies, sent with logIn, keepSession and refreshSession. Its
 * tokens can be renewed only with this secret.
 */
export const deviceSecretHeader = 'X-Device-Secret'
