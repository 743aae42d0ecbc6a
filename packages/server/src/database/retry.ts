import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { isConnectionLost, isOverloaded } from './errors.ts'

const maxTries = 5
const patienceMs = 3000
const firstDelayMs = 20

/** Turns database problems into SERVICE_UNAVAILABLE and leaves other errors as they are. */
export const unavailable = (error: unknown): unknown =>
  isConnectionLost(error) || isOverloaded(error)
    ? new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error })
    : error

interface RetryOptions {
  readonly canRepeat: (error: unknown) => boolean
  readonly onRetry: () => void
}

/** Repeats `attempt`, with full jitter between tries, while `canRepeat` accepts its error. */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  { canRepeat, onRetry }: RetryOptions,
): Promise<Value> {
  const startedAt = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const isLast = tries === maxTries || performance.now() - startedAt > patienceMs
      if (isLast || !canRepeat(error)) throw unavailable(error)
    }
    onRetry()
    await sleep(Math.random() * firstDelayMs * 4 ** tries)
  }
}
