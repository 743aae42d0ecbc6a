import type { Limit, Limiter } from './limiter.ts'

/** Runs the check of an attempt that is already counted. If the check throws, the attempt is not counted. */
export async function forgiveOnError<Verdict>(
  limiter: Limiter,
  limits: readonly Limit[],
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  try {
    return await check()
  } catch (error) {
    // Errors here are dropped: the original error matters more.
    await Promise.allSettled(limits.map((limit) => limiter.forgive(limit)))
    throw error
  }
}
