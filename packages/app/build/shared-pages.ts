import type { Portal } from './portal.ts'

/** The layout that visitors and players share. */
const sharedLayout = 'guest'
const playerLayout = 'default'

/**
 * Pages that visitors and players share count as pages of players: their code and their messages come with
 * those of players, so that the login page loads none of them.
 */
export function sharedWithPlayers(portal: Portal): Portal {
  const layout = portal.routes.find((route) => route.layout.name === playerLayout)?.layout
  if (!layout) return portal
  return {
    ...portal,
    routes: portal.routes.map((route) =>
      route.layout.name === sharedLayout
        ? { ...route, access: 'player', layout, modules: [...route.modules, route.layout.module] }
        : route,
    ),
  }
}
