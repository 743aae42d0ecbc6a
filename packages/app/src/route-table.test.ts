import { boardKeys } from '@olympus/contract/leaderboards'
import { expect, it } from 'vitest'

import type { AppRoute } from './lazy-route.ts'
import { parameterPatterns, paths } from './paths.ts'
import { routeTable } from './route-table.ts'

const patterns: Readonly<Record<string, RegExp>> = parameterPatterns

const flat = (routes: readonly AppRoute[]): readonly AppRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])])
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

it('every parameter has a pattern for the server', () => {
  const names = Object.values(paths).flatMap(parametersOf)
  expect(names).not.toEqual([])
  expect(Object.keys(parameterPatterns).sort()).toEqual([...new Set(names)].sort())
})

it.each(flat(routeTable).filter(({ path }) => path.includes(':')))(
  '$path validates its parameters by their patterns',
  ({ path, validate }) => {
    for (const name of parametersOf(path))
      for (const value of [
        'wings-of-ikaros',
        '',
        'Wings',
        'a b',
        'a%2Fb',
        'a'.repeat(61),
        '12',
        `${'a'.repeat(21)}Q`,
        'raids',
        'raids-of-old',
      ])
        expect(validate?.({ [name]: value })).toBe(patterns[name]?.test(value))
  },
)

it('every board has a page', () => {
  expect(boardKeys.filter((key) => !parameterPatterns.board.test(key))).toEqual([])
})
