/** Creates a value on its first use, one per key, and returns it on each later call. */
export function cached<Value extends object, Key = void>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? create(key)
    values.set(key, value)
    return value
  }
}
