import type { Limit, Limiter } from './limiter.ts'

/** Judges an attempt that is counted already. One that could not be judged, as the act throws, is no wrong one. */
export async function forgiveUnjudged<Verdict>(
  limiter: Limiter,
  limits: readonly Limit[],
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  try {
    return await judge()
  } catch (error) {
    // What the act failed of is worth more to whoever reads it than what may fail here too.
    await Promise.allSettled(limits.map((limit) => limiter.forgive(limit)))
    throw error
  }
}
