/** A fulfilled promise that React's `use` can read without suspending. */
export const settled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** Records the value on the promise for React's `use`, so that preloaded content renders at once. */
export function keepSettled<Value>(promise: Promise<Value>): Promise<Value> {
  const noted: Promise<Value> = promise.then(
    (value) => Object.assign(noted, { status: 'fulfilled', value }).value,
  )
  return noted
}
