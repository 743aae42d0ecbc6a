import fs from 'node:fs/promises'
import path from 'node:path'

import { isCSSRequest, type Rolldown } from 'vite'

import { paths } from '../src/paths.ts'
import type { ModuleGraph } from './module-graph.ts'
import { routeSources, type RouteSources } from './route-sources.ts'

/** Routes and modules of the portal. Modules are given by id. */
export interface Portal extends RouteSources {
  readonly graph: ModuleGraph
  readonly entry: string
  /** Pattern of the page that visitors are sent to. */
  readonly firstPage: string
  /** Pattern of the page that players open first. */
  readonly home: string
  /** Whether a module is CSS. The class names are code of whatever uses them. */
  readonly isStyle: (id: string) => boolean
  /** Length of a module's code. */
  readonly lengthOf: (id: string) => number
}

/** Reads the route table and the module graph, which is complete from `buildEnd` on. */
export async function readPortal(context: Rolldown.PluginContext, routeTable: string): Promise<Portal> {
  const infos = new Map([...context.getModuleIds()].map((id) => [id, context.getModuleInfo(id)]))
  const entry = [...infos].find(([, info]) => info?.isEntry)?.[0]
  if (!entry) throw new Error('The build has no entry')

  const resolve = async (specifier: string) => {
    const resolved = await context.resolve(specifier, routeTable)
    return resolved?.id ?? context.error(`${specifier} of ${routeTable} is not found`)
  }
  const sources = [routeTable, path.join(path.dirname(routeTable), 'guest-routes.ts')]
  const texts = await Promise.all(sources.map((source) => fs.readFile(source, 'utf8')))
  const { routes, fallbacks } = routeSources(texts, paths)
  const resolvedRoutes = routes.map(async ({ layout, modules, ...route }) => ({
    ...route,
    layout: { ...layout, module: await resolve(layout.module) },
    modules: await Promise.all(modules.map(resolve)),
  }))

  const graph = {
    imports: (id: string) => infos.get(id)?.importedIds ?? [],
    lazyImports: (id: string) => infos.get(id)?.dynamicallyImportedIds ?? [],
  }
  return {
    routes: await Promise.all(resolvedRoutes),
    fallbacks: await Promise.all(fallbacks.map(resolve)),
    graph,
    entry,
    firstPage: paths.login,
    home: paths.home,
    isStyle: isCSSRequest,
    lengthOf: (id) => infos.get(id)?.code?.length ?? 0,
  }
}
