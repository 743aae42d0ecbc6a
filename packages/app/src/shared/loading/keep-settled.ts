/** A promise that is kept already, as React's `use` sees it: no moment of waiting. */
export const settled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/**
 * Notes the value on the promise as soon as it is there, where React's `use` looks for it: what was loaded in advance is then
 * drawn at once.
 */
export function keepSettled<Value>(promise: Promise<Value>): Promise<Value> {
  const noted: Promise<Value> = promise.then(
    (value) => Object.assign(noted, { status: 'fulfilled', value }).value,
  )
  return noted
}
