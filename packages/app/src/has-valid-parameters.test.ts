import { expect, it } from 'vitest'

import { hasValidParameters } from './has-valid-parameters.ts'
import type { AppRoute } from './lazy-route.ts'
import { parameterPatterns, paths } from './paths.ts'
import { routeTable } from './route-table.ts'

const flat = (routes: readonly AppRoute[]): readonly AppRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])])
const hasParameters = ({ path }: Pick<AppRoute, 'path'>) => path.includes(':')

it('accepts what the pattern of a parameter accepts', () => {
  expect(hasValidParameters({})).toBe(true)
  expect(hasValidParameters({ itemId: 'wings-of-ikaros' })).toBe(true)
  for (const itemId of ['', 'Wings', 'a b', 'a'.repeat(61), 'a%2Fb', undefined])
    expect(hasValidParameters({ itemId })).toBe(false)
})

it('every parameter has a pattern, and its routes validate it', () => {
  const names = Object.values(paths).flatMap((path) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  expect(names).not.toEqual([])
  expect(Object.keys(parameterPatterns).sort()).toEqual([...new Set(names)].sort())
  for (const route of flat(routeTable).filter(hasParameters)) expect(route.validate).toBe(hasValidParameters)
})
