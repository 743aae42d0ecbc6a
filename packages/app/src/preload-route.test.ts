import type { Client } from '@olympus/api-client/client'
import { beforeEach, expect, it } from 'vitest'

import type { AppRoute, LazyPage, RouteRequest } from './lazy-route.ts'
import { createPreloader, preloadOnNavigation } from './preload-route.ts'

const client = {} as Client
let loaded: string[]
let asked: RouteRequest[]
let now: number

const page = (name: string, isMissing = false): LazyPage => ({
  name,
  load() {
    loaded.push(name)
    return isMissing ? Promise.reject(new Error('offline')) : Promise.resolve(() => null)
  },
})

const routes: AppRoute[] = [
  {
    path: '/shop/:itemId',
    layout: 'default',
    access: 'player',
    page: page('item'),
    data: async () => ({ preload: (request) => asked.push(request) }),
  },
  { path: '/broken', layout: 'auth', access: 'guest', page: page('broken', true) },
]
const layouts = {
  auth: page('auth'),
  default: page('layout'),
  fullscreen: page('fullscreen'),
  guest: page('guest'),
}

const preloader = (started: Promise<Client> | null) =>
  createPreloader({ routes, layouts, client: () => started, locale: () => 'de-DE', now: () => now })

const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  loaded = []
  asked = []
  now = 100_000
})

it('loads page, layout and data in parallel', async () => {
  preloader(Promise.resolve(client))('/de/shop/pithos?page=2')
  expect(loaded).toEqual(['item', 'layout'])
  await settle()
  expect(asked).toMatchObject([{ client, locale: 'de-DE', params: { itemId: 'pithos' } }])
  expect(asked[0]?.search.get('page')).toBe('2')
})

it('requests the data of a path once in ten seconds', async () => {
  const preload = preloader(Promise.resolve(client))
  preload('/shop/pithos')
  now += 9999
  preload('/de/shop/pithos')
  await settle()
  expect(asked).toHaveLength(1)
  now += 1
  preload('/shop/pithos')
  await settle()
  expect(asked).toHaveLength(2)
})

it('requests no data without a session, or when only code is wanted', async () => {
  preloader(null)('/shop/pithos')
  preloader(Promise.resolve(client))('/shop/pithos', 'code')
  await settle()
  expect(loaded).toEqual(['item', 'layout', 'item', 'layout'])
  expect(asked).toEqual([])
})

it('ignores failures and paths without a page', async () => {
  const preload = preloader(Promise.resolve(client))
  preload('/broken')
  preload('/api/user/v2')
  await settle()
  expect(loaded).toEqual(['broken', 'auth'])
})

it('preloads a navigation once, however often its page renders', () => {
  const paths: string[] = []
  const follow = preloadOnNavigation(async (path) => paths.push(path))
  follow('a', '/shop')
  follow('a', '/shop')
  follow('b', '/logs')
  follow('c', '/shop')
  expect(paths).toEqual(['/shop', '/logs', '/shop'])
})
