import { setTimeout as sleep } from 'node:timers/promises'

/** Runs an act and answers at fixed steps, so that response times reveal nothing about the work done. */
export type Pace = <Value>(
  act: () => Promise<Value>,
  /** Which outcomes are paced. By default all of them. */
  isPaced?: (value: Value) => boolean,
) => Promise<Value>

/** Answers at the end of a step, or of a later one for slow acts. A step is longer than most acts take. */
export const createPace =
  (stepMs: number): Pace =>
  async (act, isPaced = () => true) => {
    const startedAt = performance.now()
    const value = await act()
    const elapsedMs = performance.now() - startedAt
    if (stepMs > 0 && isPaced(value)) await sleep(Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs)
    return value
  }

/** Several times as long as a password hash and a few statements take. */
export const usualPaceMs = 150
