import { setTimeout as sleep } from 'node:timers/promises'

/** Runs an act and delays its outcome to a fixed step, so that response times do not reveal the work. */
export type PadResponse = <Value>(
  act: () => Promise<Value>,
  /** Which outcomes are delayed. By default all. */
  needsPadding?: (value: Value) => boolean,
) => Promise<Value>

/** Returns the outcome at the end of a step, which is longer than most acts take. */
export const createResponsePadding =
  (stepMs: number): PadResponse =>
  async (act, needsPadding = () => true) => {
    const startedAt = performance.now()
    const value = await act()
    const elapsedMs = performance.now() - startedAt
    if (stepMs > 0 && needsPadding(value)) await sleep(Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs)
    return value
  }

/** Several times the duration of a password hash and a few statements. */
export const defaultPaddingMs = 150
