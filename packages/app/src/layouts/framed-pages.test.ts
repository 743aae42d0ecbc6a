import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'

import { matchRoute } from '../match-route.ts'
import { loadPages } from '../renderer/load-pages.ts'
import { prerenderPage, prerenderedRoutes } from '../renderer/prerendered-pages.ts'
import { routeTable } from '../route-table.ts'
import { framedPages } from './framed-pages.ts'

/** Pages with their frames. A page inside another one has the frame of that one. */
const framed = prerenderedRoutes.flatMap((route) => {
  const { chain } = matchRoute(routeTable, route.path)
  return chain.slice(0, 1).flatMap(({ path }) => {
    const frame = framedPages[path]
    return frame ? [{ route, path, frame }] : []
  })
})

const headOf = (markup: string) => ({
  title: /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1],
  hasControl: markup.includes('page-head_control'),
})

beforeAll(loadPages)

it.each(framed)('the frame of $route.path has the head of the page', async ({ route, frame }) => {
  const { markup } = await prerenderPage('en', {}, route)
  const { title, hasControl = false } = frame
  expect(headOf(markup)).toEqual({ title: i18n._(title), hasControl })
})

it('every frame is that of a page', () => {
  expect([...new Set(framed.map(({ path }) => path))].toSorted()).toEqual(Object.keys(framedPages).toSorted())
})
