import { expect, it } from 'vitest'

import { chunkGroups } from './chunk-groups.ts'
import type { Portal } from './portal.ts'
import { testPortal, type TestModules } from './testing-portal.ts'

const modules: TestModules = {
  main: { imports: ['react', 'start.css'], lazyImports: ['session', 'after-mount'] },
  session: { imports: ['client'] },
  'after-mount': { imports: ['react'] },
  'auth-layout': { imports: ['button', 'auth-layout.css'] },
  'login-page': { imports: ['button', 'form', 'remembered-email'], lazyImports: ['log-in', 'steps-dialog'] },
  'log-in': { imports: ['client'] },
  'steps-dialog': { imports: ['dialog', 'steps.css'] },
  'register-page': { imports: ['button', 'form', 'password-strength', 'done-panel', 'register.css'] },
  'reset-page': { imports: ['button', 'done-panel'] },
  'mail-page': { imports: ['button'] },
  'sent-page': { imports: ['button'] },
  'default-layout': { imports: ['button', 'client', 'navigation', 'shell.css'], lazyImports: ['drawer'] },
  drawer: { imports: ['drawer.css'] },
  'home-page': { imports: ['card', 'stat', 'balance-rules'] },
  'home-data': { imports: ['client', 'balance-rules'] },
  'shop-page': { imports: ['card', 'page-head', 'shop.css'] },
  'logs-page': { imports: ['card', 'page-head', 'table', 'stat'] },
  'wallet-page': { imports: ['table', 'table-cells'] },
  'history-page': { imports: ['table', 'table-cells'] },
  'settings-page': { imports: ['form', 'password-strength'] },
  'coupons-page': { imports: ['card'] },
  'support-page': { imports: ['card'] },
  'not-found': { imports: ['button', 'not-found.css'] },
  'table-cells': { imports: ['table'] },
  table: { length: 10_000 },
}

const player = { access: 'player', layout: 'default-layout' } as const
const visitor = { access: 'guest', layout: 'auth-layout' } as const

const routes = [
  { ...player, pattern: '/', page: 'home-page', data: 'home-data' },
  { ...visitor, pattern: '/login', page: 'login-page' },
  { ...visitor, pattern: '/register', page: 'register-page' },
  { ...visitor, pattern: '/reset', page: 'reset-page' },
  { ...visitor, pattern: '/mail', page: 'mail-page' },
  { ...visitor, pattern: '/mail/sent', page: 'sent-page' },
  { ...player, pattern: '/shop', page: 'shop-page' },
  { ...player, pattern: '/logs', page: 'logs-page' },
  { ...player, pattern: '/logs/wallet', page: 'wallet-page' },
  { ...player, pattern: '/logs/history', page: 'history-page' },
  { ...player, pattern: '/settings', page: 'settings-page' },
  { ...player, pattern: '/coupons', page: 'coupons-page' },
  { ...player, pattern: '/support', page: 'support-page' },
]

const shared = { access: 'guest', layout: 'guest-layout', pattern: '/fair', page: 'fair-page' } as const

const groupsOf = (more: TestModules = {}, moreRoutes: typeof routes = []) =>
  chunkGroups(testPortal({ ...modules, ...more }, [...routes, ...moreRoutes], ['not-found']))

it('counts routes of the same page once', () => {
  const tabs = ['/shop/new', '/shop/old'].map((pattern) => ({ ...player, pattern, page: 'shop-page' }))
  expect(groupsOf({}, tabs).get('page-head')).toBe(groupsOf().get('page-head'))
})

it.each([
  ['what the entry needs', 'index', ['main', 'react', 'start.css']],
  ['what the first page shares with players', 'index', ['button', 'form']],
  ['the rest of the first page', 'login', ['auth-layout', 'login-page', 'remembered-email']],
  ["the styles of visitors' pages", 'login', ['auth-layout.css', 'register.css', 'not-found.css']],
  ['what visitors and players share', 'shared', ['password-strength']],
  ['what pages of visitors share', 'auth-pages', ['done-panel']],
  ["the players' layout", 'default', ['default-layout', 'navigation', 'client']],
  ['what most pages of players need', 'default', ['card']],
  ['what the entry loads for players', 'default', ['session']],
  ['all other styles', 'default', ['shell.css', 'shop.css', 'drawer.css', 'steps.css']],
  ['small modules of some pages', 'default-pages', ['page-head', 'stat']],
  ['a large module of some pages', 'logs_logs-wallet_logs-history', ['table']],
  ['what needs a large module', 'logs-wallet_logs-history', ['table-cells']],
  ['what a page and its data share', 'home-data', ['home-data', 'balance-rules']],
])('names the file of %s', (_, name, ids) => {
  const groups = groupsOf()
  expect(ids.map((id) => [id, groups.get(id)])).toEqual(ids.map((id) => [id, name]))
})

it.each([
  'home-page',
  'shop-page',
  'register-page',
  'after-mount',
  'log-in',
  'steps-dialog',
  'dialog',
  'drawer',
])('leaves %s to the bundler', (id) => expect(groupsOf().has(id)).toBe(false))

it('accepts a new page without configuration', () => {
  const before = groupsOf()
  const after = groupsOf({ 'wheel-page': { imports: ['card', 'stat', 'wheel', 'wheel.css'] } }, [
    { ...player, pattern: '/wheel', page: 'wheel-page' },
  ])
  expect(after).toEqual(new Map([...before, ['wheel.css', 'default']]))
})

it('puts modules shared with a new page into a shared file', () => {
  const before = groupsOf()
  const after = groupsOf(
    {
      'shop-page': { imports: ['card', 'page-head', 'shop.css', 'price'] },
      'gift-page': { imports: ['price'] },
    },
    [{ ...player, pattern: '/gift', page: 'gift-page' }],
  )
  expect(after).toEqual(new Map([...before, ['price', 'default-pages']]))
})

const manyStyles = Array.from({ length: 24 }, (_, index) => `tab-${index}.css`)
const heroes = [
  { ...player, pattern: '/heroes', page: '/features/heroes/heroes-page' },
  { ...player, pattern: '/statues/:key', page: '/features/heroes/hero-page' },
]
const heroModules: TestModules = {
  '/features/heroes/heroes-page': { imports: ['head', 'start.css'] },
  '/features/heroes/hero-page': { imports: ['head', 'card'], lazyImports: ['hero-tab', 'shop-page'] },
  head: { imports: ['head.css'] },
  'hero-tab': { imports: [...manyStyles, 'shop.css', 'drawer.css'] },
}

it('gives many styles of one part of the portal a file that only its pages load', () => {
  const groups = groupsOf(heroModules, heroes)
  const own = [...groups].filter(([, name]) => name === 'heroes-styles').map(([id]) => id)
  expect(own.toSorted()).toEqual(['head.css', ...manyStyles].toSorted())
  for (const shared of ['shop.css', 'drawer.css', 'shell.css']) expect(groups.get(shared)).toBe('default')
})

it('leaves few styles of one part in the file of all players', () => {
  const tab = { imports: manyStyles.slice(0, 22) }
  const groups = groupsOf({ ...heroModules, 'hero-tab': tab }, heroes)
  expect(new Set([...manyStyles.slice(0, 22), 'head.css'].map((id) => groups.get(id)))).toEqual(
    new Set(['default']),
  )
})

it('leaves styles that a page of another part opens later to all players', () => {
  const withDialog = { 'support-page': { imports: ['card'], lazyImports: ['hero-tab'] } }
  const groups = groupsOf({ ...heroModules, ...withDialog }, heroes)
  expect(groups.get('tab-0.css')).toBe('default')
})

it('keeps every file unchanged when modules move', () => {
  const moved = (id: string) => `elsewhere/${id}`
  const original = (id: string) => id.replace('elsewhere/', '')
  const portal = testPortal(modules, routes, ['not-found'])
  const movedPortal: Portal = {
    ...portal,
    entry: moved(portal.entry),
    fallbacks: portal.fallbacks.map(moved),
    routes: portal.routes.map((route) => ({
      ...route,
      layout: { ...route.layout, module: moved(route.layout.module) },
      modules: route.modules.map(moved),
      data: route.data.map(moved),
    })),
    graph: {
      imports: (id) => portal.graph.imports(original(id)).map(moved),
      lazyImports: (id) => portal.graph.lazyImports(original(id)).map(moved),
    },
    lengthOf: (id) => portal.lengthOf(original(id)),
  }
  const expected = [...chunkGroups(portal)].map(([id, name]) => [moved(id), name] as const)
  expect(chunkGroups(movedPortal)).toEqual(new Map(expected))
})

it('creates no import cycles between files', () => {
  const portal = testPortal(modules, routes, ['not-found'])
  const groups = chunkGroups(portal)
  const imports = new Map<string, Set<string>>()
  for (const [id, name] of groups) {
    const others = portal.graph.imports(id).map((needed) => groups.get(needed) ?? `unnamed: ${needed}`)
    imports.set(name, new Set([...(imports.get(name) ?? []), ...others.filter((other) => other !== name)]))
  }
  // Repeatedly removes the files without remaining imports. A cycle would leave some.
  while (imports.size > 0) {
    const free = [...imports].filter(([, needed]) => ![...needed].some((other) => imports.has(other)))
    expect(free, `circle among ${[...imports.keys()].join(', ')}`).not.toEqual([])
    for (const [name] of free) imports.delete(name)
  }
  const unnamed = [...groups.keys()].flatMap(portal.graph.imports).filter((id) => !groups.has(id))
  expect(unnamed).toEqual([])
})

it('rejects a portal without its first page', () => {
  expect(() => chunkGroups({ ...testPortal(modules, routes), firstPage: '/welcome' })).toThrow('/welcome')
})

it('a page that visitors and players share adds nothing to what the first page loads', () => {
  const more: TestModules = {
    'guest-layout': { imports: ['button', 'client', 'guest.css'] },
    'fair-page': { imports: ['card', 'page-head', 'dialog', 'fair.css'] },
  }
  const groups = chunkGroups(testPortal({ ...modules, ...more }, [...routes, shared], ['not-found']))
  for (const id of ['client', 'card', 'guest.css', 'fair.css']) expect(groups.get(id)).toBe('default')
  expect(groups.get('page-head')).toBe('default-pages')
})
