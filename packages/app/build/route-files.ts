import type { CatalogPart } from '../src/locale/catalog-part.ts'
import type { RouteFiles } from './build-meta.ts'
import { isChunk, type Bundle } from './bundle.ts'
import { nameOf } from './page-files.ts'
import { inOrder, reach } from './module-graph.ts'
import { partOf, reachFrom } from './parts.ts'
import type { Portal } from './portal.ts'
import { isShared } from './shared-pages.ts'

function textsOf(route: Portal['routes'][number]): CatalogPart {
  if (isShared(route)) return 'guest'
  return route.access === 'player' ? 'player' : 'visitor'
}

interface FirstFiles {
  readonly routes: Readonly<Record<string, Omit<RouteFiles, 'stylesheets'>>>
  readonly session: readonly string[]
}

/** The files that each page, and a logged-in browser, loads first. `session`: module. */
export function routeFiles(bundle: Bundle, portal: Portal, session: string): FirstFiles {
  const chunks = new Map(
    Object.values(bundle)
      .filter(isChunk)
      .map((chunk) => [chunk.fileName, chunk]),
  )
  const chunkNames = new Map(
    [...chunks.values()].flatMap(({ fileName, moduleIds, facadeModuleId }) =>
      [...moduleIds, facadeModuleId].map((id) => [id, fileName] as const),
    ),
  )
  const filesOf = (modules: readonly string[]) => {
    const roots = modules.flatMap((id) => chunkNames.get(id) ?? [])
    const importsOf = (name: string) => chunks.get(name)?.imports ?? []
    // The styles of a page override those of what it imports.
    const styles = [...inOrder(roots, importsOf)].flatMap((name) => [
      ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
    ])
    return { scripts: [...reach(roots, importsOf)], styles: [...new Set(styles)] }
  }
  const reachable = reachFrom(portal)
  const routes = Object.fromEntries(
    portal.routes.map((route) => {
      const { pattern, access, layout, modules } = route
      const files = filesOf([portal.entry, layout.module, ...modules])
      const later = new Set([...reachable(modules)].flatMap(portal.graph.lazyImports))
      const laterScripts = [...later]
        .map((id) => filesOf([id]).scripts.filter((name) => !files.scripts.includes(name)))
        .filter((scripts) => scripts.length > 0)
      return [
        pattern,
        {
          page: nameOf(pattern),
          part: partOf(route),
          access,
          hasPlayerData: access === 'player' || isShared(route),
          texts: [textsOf(route)],
          ...files,
          laterScripts,
        },
      ]
    }),
  )
  return { routes, session: filesOf([session]).scripts }
}
