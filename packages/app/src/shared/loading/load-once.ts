import { keepSettled } from './keep-settled.ts'

/**
 * How long a failure is remembered: long enough for React to read the same promise again
 * and throw, short enough to retry.
 */
export const failureMemoryMs = 1000

/** Code could not be loaded: no network, or a new build has replaced it. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
}

/**
 * Loads something on first use. Returns the same promise on each call, for `use`, and
 * retries some time after a failure.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  const fail = (cause: unknown): never => {
    setTimeout(() => (loading = undefined), failureMemoryMs)
    throw new ImportFailure('A part of the portal could not be loaded', { cause })
  }
  return () => (loading ??= keepSettled(load().catch(fail)))
}
