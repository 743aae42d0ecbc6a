import { Failure } from '../../failure.ts'

/** The wheel has nothing to draw from until an operator publishes odds. */
export const notSetUp = (): Failure<'SERVICE_UNAVAILABLE'> =>
  new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 15 * 60 })
