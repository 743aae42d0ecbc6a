import { reach } from './module-graph.ts'
import { partOf, reachFrom } from './parts.ts'
import type { Portal } from './portal.ts'

/** Modules shared by the same few pages get their own file if their code is at least this long. */
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

/** The modules that load by `import()`, without pages. */
function loadedLater({ graph, routes, entry }: Portal): readonly string[] {
  const pages = new Set(routes.flatMap(({ layout, modules }) => [layout.module, ...modules]))
  const everything = reach([entry], (id) => [...graph.imports(id), ...graph.lazyImports(id)])
  return [...new Set([...everything].flatMap(graph.lazyImports))].filter((id) => !pages.has(id))
}

/** What loads without a page of the layout: with the entry, a layout or a page of another layout. */
function reachElsewhere(portal: Portal, layout: Layout): ReadonlySet<string> {
  const { graph, routes, fallbacks, entry } = portal
  const pages = new Set(routes.flatMap(({ modules }) => modules))
  const withEntry = [...reach([entry], graph.imports)].flatMap(graph.lazyImports)
  const others = routes.filter((route) => route.layout.name !== layout.name)
  return reachFrom(portal)([
    ...withEntry.filter((id) => !pages.has(id)),
    ...fallbacks,
    ...routes.map((route) => route.layout.module),
    ...others.flatMap(({ modules }) => modules),
  ])
}

/**
 * Maps the modules of a layout's pages to the names of their files, without those that are in one already.
 * A page loads the layout's file, one of several parts of the portal, one of its part and its own: each
 * further request costs more than some code that only other pages need.
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

  // What is loaded later elsewhere must not load pages.
  const elsewhere = reachElsewhere(portal, layout)
  const isForOthers = (id: string) => {
    const [user] = pagesWith(id)
    return elsewhere.has(id) || pages.some(({ part, mayNeed }) => part !== user?.part && mayNeed.has(id))
  }
  const forOthers = Map.groupBy(ofOnePart.filter(isForOthers), setOf)
  const small = [...forOthers.values()].filter((ids) => lengthOf(ids) < longForOthers)
  const shared = needsOf([...ofSeveral, ...small.flat()])

  const isOnFewPages = (id: string) => pagesWith(id).length <= pages.length / 2
  const large = [...Map.groupBy(ofSeveral.filter(isOnFewPages), setOf)].filter(
    ([, ids]) => lengthOf(ids) >= largeSetLength,
  )
  const needsOfLater = loadedLater(portal).map((id) => needsOf([id]))
  // What needs a large set joins it, and what nothing without that set needs.
  const largeSetOf = (id: string) => {
    const needs = needsOf([id])
    const users = [
      ...pagesWith(id).map((page) => page.needs),
      ...needsOfLater.filter((later) => later.has(id)),
    ]
    return large.findLast(([, ids]) => {
      const hasSet = (modules: ReadonlySet<string>) => ids.some((other) => modules.has(other))
      return hasSet(needs) || users.every(hasSet)
    })?.[0]
  }
  const fileOf = (id: string) => {
    if (shared.has(id)) return largeSetOf(id) ?? `${layout.name}-pages`
    const [page, ...others] = pagesWith(id)
    if (others.length > 0) return `${page?.part}-pages`
    return forOthers.get(setOf(id))?.includes(id) ? `${page?.name}-parts` : `${page?.name}`
  }
  return new Map(left.map((id) => [id, fileOf(id)] as const))
}
