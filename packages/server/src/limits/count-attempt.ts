import type { Failure } from '../failure.ts'
import type { Limit, Limiter } from './limiter.ts'

interface CountOptions {
  /** Whether limits keep counting an attempt that a later limit refuses. */
  readonly countsRefused: boolean
}

/**
 * Counts an attempt at each limit. Call it before the attempt is judged, so that parallel guesses cannot
 * bypass the limits.
 */
export async function countAttempt(
  limiter: Limiter,
  limits: readonly Limit[],
  { countsRefused }: CountOptions,
): Promise<Failure<'TOO_MANY_REQUESTS'> | null> {
  for (const [index, limit] of limits.entries()) {
    const refusal = await limiter.hit(limit)
    if (!refusal) continue
    if (!countsRefused) for (const counted of limits.slice(0, index)) await limiter.forgive(counted)
    return refusal
  }
  return null
}
