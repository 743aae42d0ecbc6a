/**
 * Notes the value on the promise as soon as it is there, where React's `use` looks for it: what was loaded in advance is then
 * drawn at once, without a moment of waiting.
 */
export function keepSettled<Value>(promise: Promise<Value>): Promise<Value> {
  const noted: Promise<Value> = promise.then((value) => Object.assign(noted, { status: 'fulfilled', value }).value)
  return noted
}
