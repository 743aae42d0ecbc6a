import type { Failure } from '../failure.ts'
import { forgiveUnjudged } from './forgive-unjudged.ts'
import type { Limit, Limiter } from './limiter.ts'

/**
 * Counts the attempt before anything is looked at, so that parallel guesses cannot slip through together. What one limit refuses is
 * no guess, so it is not counted by those before.
 */
async function limitRefusal(limiter: Limiter, limits: readonly Limit[]) {
  for (const [index, limit] of limits.entries()) {
    const refusal = await limiter.hit(limit)
    if (!refusal) continue
    for (const counted of limits.slice(0, index)) await limiter.forgive(counted)
    return refusal
  }
  return null
}

interface Guesses<Outcome> {
  readonly limits: readonly Limit[]
  readonly act: () => Promise<Outcome>
  /** Whether that was a wrong guess. Only those are counted. */
  readonly isWrong: (outcome: Outcome) => boolean
}

/** Runs an act that tells whether something exists, unless there were too many wrong guesses. */
export async function limitGuesses<Outcome>(
  limiter: Limiter,
  { limits, act, isWrong }: Guesses<Outcome>,
): Promise<Outcome | Failure<'TOO_MANY_REQUESTS'>> {
  const refusal = await limitRefusal(limiter, limits)
  if (refusal) return refusal
  const outcome = await forgiveUnjudged(limiter, limits, act)
  if (!isWrong(outcome)) for (const limit of limits) await limiter.forgive(limit)
  return outcome
}
