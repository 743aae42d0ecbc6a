import type { CatalogPart } from '../src/locale/catalog-part.ts'
import { reach } from './module-graph.ts'
import type { Portal } from './portal.ts'
import { isShared } from './shared-pages.ts'

/** A module that imports this one has its messages in the part `errors`. */
export const errorsMarker = 'virtual:catalogs/errors'

/**
 * Returns the catalog part for a module's messages: `visitor` is what loads without any player page, `guest`
 * what else loads with a page that visitors and players share.
 */
export function partOfModule({ graph, entry, routes }: Portal): (module: string) => CatalogPart {
  const modulesOf = (pages: Portal['routes']) =>
    new Set(pages.flatMap(({ layout, modules }) => [layout.module, ...modules]))
  const reachWithout = (left: ReadonlySet<string>) =>
    reach([entry], (id) => [...graph.imports(id), ...graph.lazyImports(id).filter((lazy) => !left.has(lazy))])
  const ofPlayers = routes.filter(({ access }) => access === 'player')
  const ofShared = routes.filter(isShared)
  const ofVisitors = modulesOf(routes.filter((route) => !ofPlayers.includes(route) && !isShared(route)))
  const reachedByVisitors = reachWithout(modulesOf([...ofPlayers, ...ofShared]).difference(ofVisitors))
  const reachedByGuests = reachWithout(modulesOf(ofPlayers).difference(ofVisitors))
  return (module) => {
    if (graph.imports(module).some((id) => id.endsWith(errorsMarker))) return 'errors'
    if (reachedByVisitors.has(module)) return 'visitor'
    return reachedByGuests.has(module) ? 'guest' : 'player'
  }
}
