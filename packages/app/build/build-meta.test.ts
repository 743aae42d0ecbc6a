import fs from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { routeTable } from '../src/route-table.ts'
import type { AppRoute } from '../src/lazy-route.ts'
import { closureOf, routeSources } from './build-meta.ts'

const source = (name: string) => fs.readFileSync(path.join(import.meta.dirname, '../src', name), 'utf8')

const patternsOf = (routes: readonly AppRoute[]): string[] =>
  routes.flatMap(({ path: pattern, children = [] }) => [pattern, ...patternsOf(children)])

it('reads every route of the table, with modules that exist', () => {
  const sources = routeSources(source('paths.ts'), source('route-table.ts'))
  expect(sources.map(({ pattern }) => pattern)).toEqual(patternsOf(routeTable))
  for (const { modules } of sources)
    for (const module of modules) expect(() => source(module), module).not.toThrow()
})

it('refuses a table that it cannot read', () => {
  expect(() => routeSources('', 'export const routeTable = [{ path: paths.shop }]')).toThrow('paths.shop')
})

it('follows static imports once', () => {
  const chunk = (fileName: string, imports: string[], styles: string[] = []) => ({
    fileName,
    imports,
    styles,
  })
  const chunks = new Map(
    [chunk('a', ['b'], ['a.css']), chunk('b', ['a', 'c'], ['b.css']), chunk('c', []), chunk('d', ['c'])].map(
      (one) => [one.fileName, one] as const,
    ),
  )
  const roots = [chunks.get('a'), chunks.get('d')].filter((one) => one !== undefined)
  expect(closureOf(roots, (name) => chunks.get(name))).toEqual({
    scripts: ['a', 'b', 'c', 'd'],
    styles: ['a.css', 'b.css'],
  })
})
