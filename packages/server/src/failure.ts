import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import type { ErrorKey } from '@olympus/contract/errors'

interface FailureDetails {
  /** Sent to the client as `data` of the envelope. */
  readonly data?: unknown
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds?: number
  /** For the log only. */
  readonly cause?: unknown
}

/**
 * A refusal with a key of the error catalog. Commands return it: a transaction whose
 * callback returns a Failure is rolled back. It is thrown only if the caller cannot continue
 * at all, such as an overloaded database.
 */
export class Failure<Key extends AnyErrorKey = ErrorKey> extends Error {
  override readonly name = 'Failure'
  readonly key: Key
  readonly details: FailureDetails

  constructor(key: Key, details: FailureDetails = {}) {
    super(key, 'cause' in details ? { cause: details.cause } : undefined)
    this.key = key
    this.details = details
  }
}
