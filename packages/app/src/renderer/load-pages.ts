import { guestRoutes } from '../guest-routes.ts'
import type { AppRoute } from '../lazy-route.ts'
import { layoutTable, routeTable } from '../route-table.ts'

export const playerRoutes = (routes: readonly AppRoute[] = routeTable): AppRoute[] =>
  routes.flatMap((route) => [
    ...(route.access === 'player' ? [route] : []),
    ...playerRoutes(route.children ?? []),
  ])

/** Loads the code of all pages. Must come before the first page, so that no page asks for its messages. */
export async function loadPages(): Promise<void> {
  const pages = [...guestRoutes, ...playerRoutes()].map(({ page }) => page)
  await Promise.all([...Object.values(layoutTable), ...pages].map(({ load }) => load()))
}
