type Handler = (event: unknown) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** Adds event handlers to props. Those that the props already have are called first. */
export function mergeHandlers<Props extends object>(props: Props, ...all: readonly object[]): Props {
  const merged = new Map<string, unknown>(Object.entries(props))
  for (const [name, handler] of all.flatMap((handlers) => Object.entries(handlers))) {
    const before = merged.get(name)
    const both =
      isHandler(before) && isHandler(handler)
        ? (event: unknown) => {
            before(event)
            handler(event)
          }
        : handler
    merged.set(name, both)
  }
  return Object.fromEntries(merged) as Props
}
