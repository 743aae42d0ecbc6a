import type { Log } from '../log.ts'
import type { Limiter } from './limiter.ts'

interface InsuredOptions {
  readonly limiter: Limiter
  /** Counts while the other one cannot. It knows nothing of what that one has counted. */
  readonly insurance: Limiter
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** A limiter that another one stands in for, so that a fault neither opens the door nor closes it. Logs once per fault. */
export function insuredLimiter({ limiter, insurance, log }: InsuredOptions): Limiter {
  let isOut = false

  async function insured<Value>(act: (limiter: Limiter) => Promise<Value>): Promise<Value> {
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
    hit: (limit) => insured((one) => one.hit(limit)),
    forgive: (limit) => insured((one) => one.forgive(limit)),
    async lift(limit) {
      // A wait of a fault that is over would begin again with the next fault.
      await insurance.lift(limit)
      await insured((one) => one.lift(limit))
    },
  }
}
