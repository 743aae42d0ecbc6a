import { getCheckpoint, getWheelStatistics, listWheelTables } from '@olympus/contract/wheel-fairness'
import { beforeAll, expect, it } from 'vitest'

import { loadPages } from './load-pages.ts'
import { prerenderedRoutes, prerenderPage } from './prerendered-pages.ts'

beforeAll(loadPages)

async function readsOf(path: string) {
  const route = prerenderedRoutes.find(({ pattern }) => pattern === path)
  if (!route) throw new Error(`${path} is not prerendered`)
  return (await prerenderPage('en', {}, route)).reads
}

it('notes what a visitor’s page requests at first', async () => {
  expect(await readsOf('/fortune-wheel/fairness')).toEqual([
    { method: 'GET', path: listWheelTables.path, input: { query: { pageSize: 100 } } },
    { method: 'GET', path: getWheelStatistics.path, input: {} },
    { method: 'GET', path: getCheckpoint.path, input: {} },
  ])
})

it.each(['/login', '/terms-of-service'])('notes nothing for %s', async (path) => {
  expect(await readsOf(path)).toEqual([])
})
