import type { CatalogPart } from '../src/locale/catalog-part.ts'
import { reach } from './module-graph.ts'
import type { Portal } from './portal.ts'
import { isShared } from './shared-pages.ts'

/** A module that imports this one has its messages in the part `errors`. */
export const errorsMarker = 'virtual:catalogs/errors'

/**
 * Returns the catalog part for a module's messages. `visitor`: what loads without a page of players or a
 * shared one. `guest`: what else loads without a page of players.
 */
export function partOfModule({ graph, entry, routes }: Portal): (module: string) => CatalogPart {
  const modulesOf = (pages: Portal['routes']) =>
    new Set(pages.flatMap(({ layout, modules }) => [layout.module, ...modules]))
  const reachOnly = (pages: Portal['routes']) => {
    const left = modulesOf(routes).difference(modulesOf(pages))
    const next = (id: string) => graph.lazyImports(id).filter((lazy) => !left.has(lazy))
    return reach([entry], (id) => [...graph.imports(id), ...next(id)])
  }
  const reachedByGuests = reachOnly(routes.filter((route) => isShared(route) || route.access !== 'player'))
  const reachedByVisitors = reachOnly(routes.filter((route) => !isShared(route) && route.access !== 'player'))
  return (module) => {
    if (graph.imports(module).some((id) => id.endsWith(errorsMarker))) return 'errors'
    if (reachedByVisitors.has(module)) return 'visitor'
    return reachedByGuests.has(module) ? 'guest' : 'player'
  }
}
