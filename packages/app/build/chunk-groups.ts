import { joinShortFiles } from './join-short-files.ts'
import { reach } from './module-graph.ts'
import { nameOf, pageFiles } from './page-files.ts'
import { stylesOfParts } from './parts.ts'
import type { Portal } from './portal.ts'
import { needsOfShared, sharedWithPlayers } from './shared-pages.ts'

/** Styles of one part of the portal get their own file if there are at least so many modules of them. */
const manyStyles = 12

function layoutsOf(
  { graph, routes, fallbacks, firstPage, home }: Portal,
  needsOfShared: ReadonlySet<string>,
) {
  const needsOf = (roots: Iterable<string>) => reach(roots, graph.imports)
  const pages = routes.map((route) => ({ ...route, needs: needsOf(route.modules) }))
  return [...Map.groupBy(pages, ({ layout }) => layout.name)].map(([name, pages]) => {
    const isFirst = pages.some(({ pattern }) => pattern === firstPage)
    const frame = needsOf(pages.map(({ layout }) => layout.module))
    // The tabs of a character are routes of one page.
    const different = [...new Map(pages.map((page) => [page.modules[0], page])).values()]
    const usersOf = (id: string) => different.filter(({ needs }) => needs.has(id)).length
    const needsOfHome = pages.find(({ pattern }) => pattern === home)?.needs
    return {
      name,
      isFirst,
      isForPlayers: pages.some(({ access }) => access === 'player'),
      // Fallbacks can appear before anybody has logged in, so they count as pages of the first layout.
      all: new Set([
        ...frame,
        ...pages.flatMap(({ needs }) => [...needs]),
        ...(isFirst ? needsOf(fallbacks) : []),
      ]),
      /** Whether a module belongs to the file of the layout, which all of its pages load. */
      isCommon: (id: string) =>
        frame.has(id) ||
        // The home page loads little that only others need, as players open it first.
        (usersOf(id) > 1 && (needsOfHome?.has(id) ?? usersOf(id) >= different.length / 2)),
      /** Whether both a shared page and another page of players need a module. */
      isForGuests: (id: string) => needsOfShared.has(id) && usersOf(id) > 1,
    }
  })
}

/** Files that do not need that of a layout. */
const earlyFiles: ReadonlySet<string> = new Set(['index', 'shared'])

type Layout = ReturnType<typeof layoutsOf>[number]

/**
 * What a layout's file and `shared` take of its pages. A shared page renders without files of other pages:
 * what it has in common with them is in these two, and in the layout's only if it needs that.
 */
function commonOf(
  { all, isCommon, isForGuests }: Layout,
  groups: ReadonlyMap<string, string>,
  needsOf: (roots: Iterable<string>) => ReadonlySet<string>,
) {
  const left = [...all].filter((id) => !groups.has(id))
  const common = new Set(left.filter(isCommon))
  const forGuests = left.filter((id) => !common.has(id) && isForGuests(id))
  const needsLayout = (id: string) =>
    [...needsOf([id])].some((needed) => common.has(needed) || !earlyFiles.has(groups.get(needed) ?? 'shared'))
  // The home page loads the layout's file, and must not load `shared` with it.
  const needsShared = (id: string) => [...needsOf([id])].some((needed) => groups.get(needed) === 'shared')
  const late = forGuests.filter(needsLayout)
  const ofLayout = needsOf(late.filter((id) => !needsShared(id)))
  const isEarly = (id: string) => !ofLayout.has(id) && !late.includes(id)
  return {
    early: forGuests.filter(isEarly),
    ofLayout: [...common, ...forGuests.filter((id) => ofLayout.has(id))],
  }
}

/** What the entry loads by `import()` besides pages: the session, and what leads only to it. */
function loadedByEntry({ graph, routes, fallbacks, entry }: Portal): readonly string[] {
  const ofRoutes = new Set([
    ...reach(fallbacks, graph.imports),
    ...routes.flatMap(({ layout, modules }) => [layout.module, ...modules]),
  ])
  return [...reach([entry], graph.imports)].flatMap(graph.lazyImports).filter((id) => !ofRoutes.has(id))
}

/**
 * Maps module ids to the names of the files that contain them. The bundler places all other modules,
 * which load later. Each module is assigned to the same file as its imports or to a later one,
 * so there are no cycles between files.
 */
export function chunkGroups(whole: Portal): ReadonlyMap<string, string> {
  const portal = sharedWithPlayers(whole)
  const { graph, routes, entry, firstPage, isStyle } = portal
  const needsOf = (roots: Iterable<string>) => reach(roots, graph.imports)
  const groups = new Map<string, string>()
  const assign = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!groups.has(id)) groups.set(id, name)
  }

  const ofShared = needsOfShared(whole)
  const layouts = layoutsOf(portal, ofShared)
  const firstLayout = layouts.find(({ isFirst }) => isFirst)
  const first = routes.find(({ pattern }) => pattern === firstPage)
  if (!first || !firstLayout) throw new Error(`No route has the path ${firstPage}`)
  const players = layouts.find(({ isForPlayers }) => isForPlayers) ?? firstLayout
  const needsOfFirst = needsOf([first.layout.module, ...first.modules])
  const home = routes.find(({ pattern }) => pattern === portal.home)
  const needsOfHome = needsOf(home ? [home.layout.module, ...home.modules] : [])

  // The first pages of visitors and players share most of their code with others. A file of its own for that
  // would be one more to load.
  const layoutsWith = (id: string) => layouts.filter(({ all }) => all.has(id))
  const shared = layouts.flatMap(({ all }) => [...all]).filter((id) => layoutsWith(id).length > 1)
  const start = needsOf([entry])
  assign('index', start)
  assign(
    'index',
    shared.filter((id) => needsOfFirst.has(id) || needsOfHome.has(id) || firstLayout.isCommon(id)),
  )
  assign(nameOf(firstPage), needsOfFirst)

  assign('shared', shared)

  const needsOfGuests = new Set([...ofShared, ...needsOf(loadedByEntry(portal))])

  for (const layout of layouts) {
    const { early, ofLayout } = commonOf(layout, groups, needsOf)
    assign('shared', early)
    // A visitor on a shared page loads no more of the players' files than this.
    if (layout === players)
      assign(
        'guest',
        ofLayout.filter((id) => needsOfGuests.has(id)),
      )
    assign(layout.name, ofLayout)
  }

  const isOfPlayers = (id: string) => ['guest', players.name].includes(groups.get(id) ?? '')
  for (const id of loadedByEntry(portal)) {
    const later = graph.lazyImports(id)
    if (![...needsOf([id, ...later])].some(isOfPlayers)) continue
    assign('guest', needsOf([id]))
    // What loads after it, such as live events, is on each page: it needs nothing else of pages.
    assign(
      players.name,
      [...needsOf(later)].filter((needed) => players.all.has(needed)),
    )
  }
  // Players open it first: a file of its own would be one more for it.
  assign(players.name, needsOfHome)

  // Styles that load with a player's page or later are one file, so hardly a page or dialog of a player
  // waits for its own. Those of visitors' pages are in their HTML. A part of the portal with many styles
  // has them in one file: its pages load both at once, and no other page its styles.
  const ofVisitors = new Set(layouts.flatMap(({ isForPlayers, all }) => (isForPlayers ? [] : [...all])))
  const everything = reach([entry], (id) => [...graph.imports(id), ...graph.lazyImports(id)])
  const large = [...stylesOfParts(portal)].filter(([, ids]) => ids.length >= manyStyles)
  const apart = new Set([...ofVisitors, ...large.flatMap(([, ids]) => ids)])
  const styles = [...everything].filter((id) => isStyle(id) && !apart.has(id))
  assign(
    'guest',
    styles.filter((id) => ofShared.has(id)),
  )
  assign(players.name, styles)
  for (const [part, ids] of large) assign(`${part}-styles`, ids)

  for (const layout of layouts)
    for (const [id, name] of pageFiles(portal, layout, (id) => groups.has(id))) assign(name, [id])
  return joinShortFiles(groups, portal)
}
