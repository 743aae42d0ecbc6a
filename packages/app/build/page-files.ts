import { reach } from './module-graph.ts'
import { partOf, reachFrom } from './parts.ts'
import type { Portal } from './portal.ts'

/** Modules shared by the same set of pages get their own file if their code is at least this long. */
const largeSetLength = 60_000

/** Code of one page that pages of other parts load later is its own file if it is at least this long. */
const longForOthers = 6_000

/** A route's name in the names of files: `characters-id`. */
export const nameOf = (pattern: string) => pattern.slice(1).replaceAll(/\W+/g, '-') || 'home'

interface Layout {
  readonly name: string
  /** All modules of its pages. */
  readonly all: ReadonlySet<string>
}

/** The tabs of a character are routes of one page. */
function pagesOf(portal: Portal, layout: Layout) {
  const reachable = reachFrom(portal)
  const ofLayout = portal.routes.filter((route) => route.layout.name === layout.name)
  const firstRoutes = new Map(ofLayout.toReversed().map((route) => [route.modules[0], route]))
  return [...firstRoutes.values()].toReversed().map((route) => ({
    name: nameOf(route.pattern),
    part: partOf(route),
    needs: reach(route.modules, portal.graph.imports),
    mayNeed: reachable(route.modules),
  }))
}

/**
 * Maps the modules of a layout's pages to the names of their files, without those that are in one already. A
 * page loads the layout's file, one of its part of the portal and its own: each further request costs more
 * than some code that only other pages need.
 */
export function pageFiles(
  portal: Portal,
  layout: Layout,
  isPlaced: (id: string) => boolean,
): ReadonlyMap<string, string> {
  const needsOf = (roots: Iterable<string>) => reach(roots, portal.graph.imports)
  const lengthOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + portal.lengthOf(id), 0)
  const pages = pagesOf(portal, layout)
  const pagesWith = (id: string) => pages.filter(({ needs }) => needs.has(id))
  const setOf = (id: string) =>
    pagesWith(id)
      .map(({ name }) => name)
      .join('_')
  const left = [...layout.all].filter((id) => !isPlaced(id) && pagesWith(id).length > 0)
  const [ofOnePart, ofSeveral] = [true, false].map((isOfOne) =>
    left.filter((id) => (new Set(pagesWith(id).map(({ part }) => part)).size === 1) === isOfOne),
  ) as [string[], string[]]

  // What another part opens later must not load the page as well.
  const isForOthers = (id: string) =>
    pagesWith(id).every(({ part }) => pages.some((page) => page.part !== part && page.mayNeed.has(id)))
  const forOthers = Map.groupBy(
    ofOnePart.filter((id) => pagesWith(id).length === 1 && isForOthers(id)),
    setOf,
  )
  const small = [...forOthers.values()].filter((ids) => lengthOf(ids) < longForOthers)
  const shared = needsOf([...ofSeveral, ...small.flat()])

  const large = [...Map.groupBy(ofSeveral, setOf)].filter(([, ids]) => lengthOf(ids) >= largeSetLength)
  // What needs a large set, or only pages with it need, joins it.
  const largeSetOf = (id: string) => {
    const needs = needsOf([id])
    const users = pagesWith(id)
    return large.findLast(
      ([set, ids]) =>
        ids.some((other) => needs.has(other)) || users.every(({ name }) => set.split('_').includes(name)),
    )?.[0]
  }
  const fileOf = (id: string) => {
    if (shared.has(id)) return largeSetOf(id) ?? layout.name
    const [page, ...others] = pagesWith(id)
    if (others.length > 0) return `${page?.part}-pages`
    return forOthers.get(setOf(id))?.includes(id) ? `${page?.name}-parts` : `${page?.name}`
  }
  return new Map(left.map((id) => [id, fileOf(id)] as const))
}
