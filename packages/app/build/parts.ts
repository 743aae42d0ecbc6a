import { reach } from './module-graph.ts'
import type { Portal } from './portal.ts'

/** The part of the portal that a page belongs to: the feature whose folder it is in. */
export const partOf = ({ pattern, modules }: Pick<Portal['routes'][number], 'modules' | 'pattern'>): string =>
  /\/features\/([\w-]+)\//.exec(modules[0] ?? '')?.[1] ?? pattern

/**
 * Returns what a page loads: at once, and with its tabs and dialogs. Leaves out what comes with the entry,
 * which leads to every page.
 */
export function reachFrom({ graph, routes, entry }: Pick<Portal, 'graph' | 'routes' | 'entry'>) {
  const start = reach([entry], graph.imports)
  const pages = new Set(routes.flatMap(({ modules }) => modules))
  const next = (id: string) => [
    ...graph.imports(id),
    ...graph.lazyImports(id).filter((lazy) => !pages.has(lazy)),
  ]
  return (roots: readonly string[]): ReadonlySet<string> =>
    new Set([...reach(roots, (id) => (start.has(id) ? [] : next(id)))].filter((id) => !start.has(id)))
}

/** Styles that nothing but the pages of one part load, by part. */
export function stylesOfParts(portal: Portal): ReadonlyMap<string, readonly string[]> {
  const { graph, routes, fallbacks, entry, isStyle } = portal
  const reachable = reachFrom(portal)
  const pages = new Set(routes.flatMap(({ modules }) => modules))
  const loadedByEntry = [...reach([entry], graph.imports)].flatMap(graph.lazyImports)
  const elsewhere = reachable([
    ...loadedByEntry.filter((id) => !pages.has(id)),
    ...fallbacks,
    ...routes.map(({ layout }) => layout.module),
  ])
  const parts = [...Map.groupBy(routes, partOf)].map(([part, ofPart]) => ({
    part,
    reached: reachable(ofPart.flatMap(({ modules }) => modules)),
  }))
  const isOnlyOf = (part: string, id: string) =>
    !elsewhere.has(id) && parts.every((other) => other.part === part || !other.reached.has(id))
  return new Map(
    parts.map(({ part, reached }) => [part, [...reached].filter((id) => isStyle(id) && isOnlyOf(part, id))]),
  )
}
