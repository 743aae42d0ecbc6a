import { describe, expect, it } from 'vitest'

import type { AppRoute } from './lazy-route.ts'
import { matchRoute } from './match-route.ts'

const route = (path: string, children: AppRoute[] = []): AppRoute => ({
  path,
  layout: 'default',
  access: 'player',
  page: { name: 'Page', load: () => Promise.reject(new Error('not here')) },
  children,
})

const item = route('/shop/:itemId')
const shop = route('/shop', [item])
const routes = [route('/'), shop]

describe('matchRoute', () => {
  it('finds a route by its full path', () => {
    expect(matchRoute(routes, '/shop').chain).toEqual([shop])
    expect(matchRoute(routes, '/shop/').chain).toEqual([shop])
    expect(matchRoute(routes, '/').chain.map(({ path }) => path)).toEqual(['/'])
  })

  it('finds a child with its parents and its parameters', () => {
    expect(matchRoute(routes, '/shop/pithos')).toEqual({ chain: [shop, item], params: { itemId: 'pithos' } })
  })

  it.each(['/shops', '/shop/a/b', '/nowhere'])('finds nothing for %s', (pathname) => {
    expect(matchRoute(routes, pathname).chain).toEqual([])
  })
})
