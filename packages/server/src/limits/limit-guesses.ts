import type { Failure } from '../failure.ts'
import { countAttempt } from './count-attempt.ts'
import { forgiveOnError } from './forgive-on-error.ts'
import type { Limit, Limiter } from './limiter.ts'

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
  // An attempt that a limit refuses is no guess.
  const refusal = await countAttempt(limiter, limits, { countsRefused: false })
  if (refusal) return refusal
  const outcome = await forgiveOnError(limiter, limits, act)
  if (!isWrong(outcome)) for (const limit of limits) await limiter.forgive(limit)
  return outcome
}
