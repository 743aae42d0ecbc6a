/** What each module imports, by module id. */
export interface ModuleGraph {
  readonly imports: (id: string) => readonly string[]
  /** By `import()`. */
  readonly lazyImports: (id: string) => readonly string[]
}

/** Returns the roots and everything reachable from them through `next`, closest first. */
export function reach(roots: Iterable<string>, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(roots)
  // Iterating over a set also visits elements added during the loop.
  for (const id of reached) for (const found of next(id)) reached.add(found)
  return reached
}

/** The same, but each after what it leads to: the order in which modules run. */
export function inOrder(
  roots: Iterable<string>,
  next: (id: string) => readonly string[],
): ReadonlySet<string> {
  const entered = new Set<string>()
  const order = new Set<string>()
  const enter = (id: string) => {
    if (entered.has(id)) return
    entered.add(id)
    for (const found of next(id)) enter(found)
    order.add(id)
  }
  for (const id of roots) enter(id)
  return order
}
