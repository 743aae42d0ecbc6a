import type { LimitName } from '../limits/limit-names.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Metrics } from './metrics.ts'

/** Reports every attempt beyond a limit, by the name of the limit and not by its actor. */
export const measuredLimiter = (limiter: Limiter, metrics: Metrics): Limiter => ({
  ...limiter,
  async hit(limit) {
    const refused = await limiter.hit(limit)
    const [name] = limit.key.split(':', 1) as [LimitName]
    if (refused) metrics.count('olympus_limits_exceeded_total', { limit: name })
    return refused
  },
})
