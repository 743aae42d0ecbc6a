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
