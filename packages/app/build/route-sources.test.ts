import fs from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import type { AppRoute } from '../src/lazy-route.ts'
import { matchRoute } from '../src/match-route.ts'
import { paths } from '../src/paths.ts'
import { routeTable } from '../src/route-table.ts'
import { routeSources } from './route-sources.ts'

const sourceDirectory = path.join(import.meta.dirname, '../src')
const tables = ['route-table.ts', 'guest-routes.ts'].map((file) =>
  fs.readFileSync(path.join(sourceDirectory, file), 'utf8'),
)

const flat = (routes: readonly AppRoute[]): AppRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])])

it('reads the same routes that the app uses', () => {
  expect(
    routeSources(tables, paths).routes.map(({ pattern, access, layout, modules }) => ({
      path: pattern,
      access,
      layout: layout.name,
      modules: modules.length,
    })),
  ).toEqual(
    flat(routeTable).map(({ path, access, layout }) => ({
      path,
      access,
      layout,
      // Page and data of the route and of those around it.
      modules: matchRoute(routeTable, path).chain.flatMap(({ page, data }) => (data ? [page, data] : [page]))
        .length,
    })),
  )
})

it('names modules that exist', () => {
  const { routes, fallbacks } = routeSources(tables, paths)
  const modules = [...routes.flatMap(({ layout, modules }) => [layout.module, ...modules]), ...fallbacks]
  const missing = modules.filter((module) => !fs.existsSync(path.join(sourceDirectory, module)))
  expect(missing).toEqual([])
  expect(fallbacks).toEqual(['./features/error/not-found.tsx'])
})

it.each([
  [
    'a path that paths.ts does not have',
    "{ path: paths.nowhere, layout: 'auth', access: 'guest', page: p(() => import('./a')) }",
  ],
  [
    'an unknown layout',
    "{ path: paths.shop, layout: 'none', access: 'guest', page: p(() => import('./a')) }",
  ],
  ['an unknown access', "{ path: paths.shop, layout: 'auth', access: 'all', page: p(() => import('./a')) }"],
  ['no page', "{ path: paths.shop, layout: 'auth', access: 'guest' }"],
  ['a form it cannot read', '...others'],
])('refuses a route with %s', (_, route) => {
  const source = `export const layoutTable = { auth: p(() => import('./auth')) }; export const routeTable = [${route}]`
  expect(() => routeSources([source], paths)).toThrow('route-table.ts')
})
