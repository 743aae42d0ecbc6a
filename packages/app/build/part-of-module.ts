import type { CatalogPart } from '../src/locale/catalog-part.ts'
import { reach } from './module-graph.ts'
import type { Portal } from './portal.ts'
import { sharedWithPlayers } from './shared-pages.ts'

/** A module that imports this one has its messages in the part `errors`. */
export const errorsMarker = 'virtual:catalogs/errors'

/** Returns the catalog part for a module's messages. `visitor` is what loads without any player page. */
export function partOfModule(portal: Portal): (module: string) => CatalogPart {
  const { graph, entry, routes } = sharedWithPlayers(portal)
  const modulesOf = (isForPlayers: boolean) =>
    routes
      .filter(({ access }) => (access === 'player') === isForPlayers)
      .flatMap(({ layout, modules }) => [layout.module, ...modules])
  const ofVisitors = new Set(modulesOf(false))
  const ofPlayers = new Set(modulesOf(true).filter((id) => !ofVisitors.has(id)))
  const reachedByVisitors = reach([entry], (id) => [
    ...graph.imports(id),
    ...graph.lazyImports(id).filter((lazy) => !ofPlayers.has(lazy)),
  ])
  return (module) => {
    if (graph.imports(module).some((id) => id.endsWith(errorsMarker))) return 'errors'
    return reachedByVisitors.has(module) ? 'visitor' : 'player'
  }
}
