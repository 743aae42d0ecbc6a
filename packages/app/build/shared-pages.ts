import { reach } from './module-graph.ts'
import type { Portal } from './portal.ts'

const playerLayout = 'default'

/** Whether visitors and players share a page. */
export const isShared = ({ layout }: Portal['routes'][number]): boolean => layout.name === 'guest'

/**
 * Pages that visitors and players share count as pages of players: their code comes with that of players, so
 * that the login page loads none of it.
 */
export function sharedWithPlayers(portal: Portal): Portal {
  const layout = portal.routes.find((route) => route.layout.name === playerLayout)?.layout
  if (!layout) return portal
  return {
    ...portal,
    routes: portal.routes.map((route) =>
      isShared(route)
        ? { ...route, access: 'player', layout, modules: [...route.modules, route.layout.module] }
        : route,
    ),
  }
}

/** What pages that visitors and players share need, with their layout. */
export const needsOfShared = ({ routes, graph }: Portal): ReadonlySet<string> =>
  reach(
    routes.filter(isShared).flatMap(({ layout, modules }) => [layout.module, ...modules]),
    graph.imports,
  )
