import { keepSettled } from './keep-settled.ts'

/** How long a failure is remembered: long enough for React to meet the same promise again and throw, short enough to try again. */
export const failureMemoryMs = 1000

/** Code did not come: no network, or a new build has taken its place. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
}

/** Loads something when it is first needed. Each call answers with the same promise, for `use`, until that has failed for a while. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  const fail = (cause: unknown): never => {
    setTimeout(() => (loading = undefined), failureMemoryMs)
    throw new ImportFailure('A part of the portal could not be loaded', { cause })
  }
  return () => (loading ??= keepSettled(load().catch(fail)))
}
