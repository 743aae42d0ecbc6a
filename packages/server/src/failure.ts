import type { ErrorKey } from '@olympus/contract/errors'

interface FailureDetails {
  /** Goes to the client as `data` of the envelope. */
  readonly data?: unknown
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds?: number
  /** For the log only. */
  readonly cause?: unknown
}

/**
 * A refusal by one of the catalogue's keys. Commands return it: a transaction whose callback returns a Failure is
 * rolled back. It is thrown only where the caller cannot go on at all, such as an overloaded database.
 */
export class Failure<Key extends ErrorKey = ErrorKey> extends Error {
  override readonly name = 'Failure'
  readonly key: Key
  readonly details: FailureDetails

  constructor(key: Key, details: FailureDetails = {}) {
    super(key, 'cause' in details ? { cause: details.cause } : undefined)
    this.key = key
    this.details = details
  }
}
