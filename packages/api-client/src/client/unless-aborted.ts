/**
 * Waits for `work`, or throws the reason of `signal` when it aborts. The work
 * itself continues for other callers.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
