import type { Portal } from './portal.ts'
import type { RouteSource } from './route-sources.ts'

interface TestModule {
  readonly imports?: readonly string[]
  readonly lazyImports?: readonly string[]
  readonly length?: number
}

export type TestModules = Readonly<Record<string, TestModule>>

interface TestRoute extends Pick<RouteSource, 'pattern' | 'access'> {
  readonly layout: string
  readonly page: string
  readonly data?: string
  /** The page around it. */
  readonly parent?: string
}

/** A portal whose entry `main` imports all pages of the routes. Modules without an entry import nothing. */
export function testPortal(
  modules: TestModules,
  routes: readonly TestRoute[],
  fallbacks: string[] = [],
): Portal {
  const ofRoutes = routes.map(({ page, data, parent, layout, ...route }) => ({
    ...route,
    layout: { name: layout.replace('-layout', ''), module: layout },
    modules: [page, ...(data ? [data] : []), ...(parent ? [parent] : [])],
  }))
  const pages = [...ofRoutes.flatMap((route) => [route.layout.module, ...route.modules]), ...fallbacks]
  return {
    routes: ofRoutes,
    fallbacks,
    entry: 'main',
    firstPage: '/login',
    home: '/',
    graph: {
      imports: (id) => modules[id]?.imports ?? [],
      lazyImports: (id) => [...(modules[id]?.lazyImports ?? []), ...(id === 'main' ? pages : [])],
    },
    isStyle: (id) => id.endsWith('.css'),
    lengthOf: (id) => modules[id]?.length ?? 100,
  }
}
