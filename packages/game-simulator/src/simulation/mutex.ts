/** Runs acts one after another. */
export function createMutex(): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const run = last.then(act, act)
    last = run.catch(() => {})
    return run
  }
}
