import type { Failure } from '../failure.ts'
import { forgiveOnError } from './forgive-on-error.ts'
import type { Limit, Limiter } from './limiter.ts'

/**
 * Counts the attempt before the act, so that parallel guesses cannot bypass the limits. An attempt that
 * one limit refuses is no guess, so earlier limits do not count it.
 */
async function countGuess(limiter: Limiter, limits: readonly Limit[]) {
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
  /** Whether the outcome is a wrong guess. Only wrong guesses are counted. */
  readonly isWrong: (outcome: Outcome) => boolean
}

/** Runs an act that reveals whether something exists, unless there were too many wrong guesses. */
export async function limitGuesses<Outcome>(
  limiter: Limiter,
  { limits, act, isWrong }: Guesses<Outcome>,
): Promise<Outcome | Failure<'TOO_MANY_REQUESTS'>> {
  const refusal = await countGuess(limiter, limits)
  if (refusal) return refusal
  const outcome = await forgiveOnError(limiter, limits, act)
  if (!isWrong(outcome)) for (const limit of limits) await limiter.forgive(limit)
  return outcome
}
