import { setTimeout as sleep } from 'node:timers/promises'

/** Runs an act and answers at one of few moments, so that the time tells nothing of what the act had to do. */
export type Pace = <Value>(
  act: () => Promise<Value>,
  /** Which outcomes are to be told apart by nothing; without it all. */
  isPaced?: (value: Value) => boolean,
) => Promise<Value>

/** Answers at the end of a step, or of the next one if the act takes longer. A step is longer than acts usually take. */
export const createPace =
  (stepMs: number): Pace =>
  async (act, isPaced = () => true) => {
    const startedAt = performance.now()
    const value = await act()
    const elapsedMs = performance.now() - startedAt
    if (stepMs > 0 && isPaced(value)) await sleep(Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs)
    return value
  }

/** Several times what a password's hash and a few statements take. */
export const usualPaceMs = 150
