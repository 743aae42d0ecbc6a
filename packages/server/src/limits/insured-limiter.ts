import type { Log } from '../log.ts'
import type { Limiter } from './limiter.ts'

interface InsuredOptions {
  readonly limiter: Limiter
  /** Counts while `limiter` fails. It does not know what that one has counted. */
  readonly insurance: Limiter
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Falls back to another limiter, so that a fault neither lifts limits nor blocks
 * players. Logs once per fault.
 */
export function createInsuredLimiter({ limiter, insurance, log }: InsuredOptions): Limiter {
  let isOut = false

  async function withFallback<Value>(act: (limiter: Limiter) => Promise<Value>): Promise<Value> {
    try {
      const value = await act(limiter)
      if (isOut) log.info('limits are counted in Redis again')
      isOut = false
      return value
    } catch (error) {
      if (!isOut) log.warn({ err: error }, 'Redis is out of reach: limits are counted in the database')
      isOut = true
      return act(insurance)
    }
  }

  return {
    hit: (limit) => withFallback((one) => one.hit(limit)),
    forgive: (limit) => withFallback((one) => one.forgive(limit)),
    async lift(limit) {
      // Otherwise a wait from an earlier fault would apply again during the next one.
      await insurance.lift(limit)
      await withFallback((one) => one.lift(limit))
    },
  }
}
