import type { ErrorKey, successKey } from './errors.ts'

/** The shape of every reply of the API, success or failure. */
export interface Envelope<Data = unknown> {
  /** Repeats the HTTP status. */
  readonly status: number
  readonly data: Data
  readonly message: { readonly key: ErrorKey | typeof successKey; readonly code: string }
}

/** `data` of a BAD_REQUEST: where the request breaks the contract. */
export interface BadRequestData {
  readonly issues: readonly { readonly path: string; readonly message: string }[]
}

export const apiBasePath = '/api'

/** Header names that client and server agree on. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  idempotencyHit: 'Idempotency-Hit',
  /** Account that the caller believes to act for; another one answers ACCOUNT_CHANGED. */
  expectedAccount: 'X-Account-Id',
  requestId: 'X-Request-Id',
  /** Secret of a client without cookies, sent with logIn, keepSession and refreshSession: its tokens are renewed only with it. */
  deviceSecret: 'X-Device-Secret',
} as const
