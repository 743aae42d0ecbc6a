import { Failure } from '../failure.ts'

/** Says when the next attempt is worth it: to programs in a header, to the portal in the reply. */
export const tooManyRequests = (retryAfterSeconds: number): Failure<'TOO_MANY_REQUESTS'> =>
  new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds, data: { retryAfterSeconds } })
