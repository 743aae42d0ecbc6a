import { describe, expect, it } from 'vitest'

import { chunkGroups } from './chunk-groups.ts'
import { reach } from './module-graph.ts'
import type { Portal } from './portal.ts'
import { testPortal, type TestModules } from './testing-portal.ts'

const modules: TestModules = {
  main: { imports: ['react', 'start.css'], lazyImports: ['session', 'start-events', 'after-mount'] },
  'start-events': { lazyImports: ['events'] },
  events: { imports: ['client', 'hold-events', 'two-factor'] },
  session: { imports: ['client'] },
  'after-mount': { imports: ['react'] },
  'auth-layout': { imports: ['button', 'auth-layout.css'] },
  '/features/auth/login': {
    imports: ['button', 'form', 'remembered-email'],
    lazyImports: ['log-in', 'steps-dialog'],
  },
  'log-in': { imports: ['client'] },
  'steps-dialog': { imports: ['modal', 'steps.css'] },
  '/features/auth/register': {
    imports: ['button', 'form', 'password-strength', 'done-panel', 'register.css'],
  },
  '/features/auth/reset': { imports: ['button', 'done-panel'] },
  '/features/auth/mail': { imports: ['button'] },
  '/features/auth/sent': { imports: ['button'] },
  'default-layout': { imports: ['button', 'client', 'navigation', 'shell.css'], lazyImports: ['drawer'] },
  drawer: { imports: ['drawer.css'] },
  '/features/home/page': { imports: ['card', 'stat', 'balance-rules'] },
  '/features/home/data': { imports: ['client', 'balance-rules', 'home-query'] },
  '/features/shop/page': { imports: ['card', 'page-head', 'shop.css'], lazyImports: ['chart', 'rules'] },
  '/features/logs/page': { imports: ['card', 'page-head', 'logs-head', 'stat'] },
  '/features/logs/wallet': { imports: ['dialog', 'log-view', 'export', 'two-factor'] },
  '/features/logs/history': { imports: ['dialog', 'log-view', 'chart'] },
  '/features/settings/page': { imports: ['form', 'password-strength', 'dialog', 'export', 'two-factor'] },
  '/features/coupons/page': { imports: ['card', 'rules'] },
  '/features/support/page': { imports: ['card', 'hold-events'] },
  'not-found': { imports: ['button', 'not-found.css'] },
  export: {},
  dialog: { imports: ['modal'] },
  modal: { length: 70_000 },
  chart: { length: 10_000, imports: ['scale'] },
  rules: { imports: ['dates'] },
}

const player = { access: 'player', layout: 'default-layout' } as const
const visitor = { access: 'guest', layout: 'auth-layout' } as const

const routes = [
  { ...player, pattern: '/', page: '/features/home/page', data: '/features/home/data' },
  { ...visitor, pattern: '/login', page: '/features/auth/login' },
  { ...visitor, pattern: '/register', page: '/features/auth/register' },
  { ...visitor, pattern: '/reset', page: '/features/auth/reset' },
  { ...visitor, pattern: '/mail', page: '/features/auth/mail' },
  { ...visitor, pattern: '/mail/sent', page: '/features/auth/sent' },
  { ...player, pattern: '/shop', page: '/features/shop/page' },
  { ...player, pattern: '/logs', page: '/features/logs/page' },
  { ...player, pattern: '/logs/wallet', page: '/features/logs/wallet' },
  { ...player, pattern: '/logs/history', page: '/features/logs/history' },
  { ...player, pattern: '/settings', page: '/features/settings/page' },
  { ...player, pattern: '/coupons', page: '/features/coupons/page' },
  { ...player, pattern: '/support', page: '/features/support/page' },
]

const shared = {
  access: 'guest',
  layout: 'guest-layout',
  pattern: '/fair',
  page: '/features/fair/page',
} as const

const groupsOf = (more: TestModules = {}, moreRoutes: typeof routes = []) =>
  chunkGroups(testPortal({ ...modules, ...more }, [...routes, ...moreRoutes], ['not-found']))

it('counts routes of the same page once', () => {
  const tabs = ['/shop/new', '/shop/old'].map((pattern) => ({
    ...player,
    pattern,
    page: '/features/shop/page',
  }))
  expect(groupsOf({}, tabs).get('page-head')).toBe(groupsOf().get('page-head'))
})

it.each([
  ['what the entry needs', 'index', ['main', 'react', 'start.css']],
  ['what the first page shares with players', 'index', ['button', 'form']],
  ['the rest of the first page', 'login', ['auth-layout', '/features/auth/login', 'remembered-email']],
  ['the styles of the first page', 'login', ['auth-layout.css']],
  ["the styles of another visitors' page", 'register', ['register.css']],
  ['what visitors and players share', 'shared', ['password-strength']],
  ['what pages of visitors share', 'auth-pages', ['done-panel']],
  ["the players' layout", 'default', ['default-layout', 'navigation']],
  ['what the home page shares with others', 'default', ['card', 'stat']],
  [
    'the home page and its data',
    'default',
    ['/features/home/page', '/features/home/data', 'balance-rules', 'home-query'],
  ],
  ['what other parts of the portal share', 'default-pages', ['page-head']],
  ['what the entry loads later', 'guest', ['session', 'start-events']],
  ["what that shares with the players' layout", 'guest', ['client']],
  ['what pages share with live events', 'default', ['hold-events', 'two-factor']],
  ['all other styles', 'default', ['shell.css', 'shop.css', 'drawer.css', 'steps.css']],
  ['what one part of the portal needs', 'logs-pages', ['log-view']],
  ['a large module of some pages', 'logs-wallet_logs-history_settings', ['modal']],
  ['what needs a large module', 'logs-wallet_logs-history_settings', ['dialog']],
  ['what only pages with a large module need', 'logs-wallet_logs-history_settings', ['export']],
  ['the code of a single page', 'logs', ['/features/logs/page', 'logs-head']],
  ['much code of a page that another part opens later', 'logs-history-parts', ['chart', 'scale']],
  ['little code of a page that another part opens later', 'default-pages', ['rules', 'dates']],
])('names the file of %s', (_, name, ids) => {
  const groups = groupsOf()
  expect(ids.map((id) => [id, groups.get(id)])).toEqual(ids.map((id) => [id, name]))
})

it.each(['after-mount', 'events', 'not-found.css', 'log-in', 'steps-dialog', 'drawer'])(
  'leaves %s to the bundler',
  (id) => expect(groupsOf().has(id)).toBe(false),
)

it('loads a page with the page around it', () => {
  const children = [
    { ...player, pattern: '/logs/coupons', page: '/features/logs/coupons', parent: '/features/logs/page' },
  ]
  expect(groupsOf({}, children).get('logs-head')).toBe('logs-pages')
})

it('accepts a new page without configuration', () => {
  const before = groupsOf()
  const page = '/features/wheel/page'
  const after = groupsOf({ [page]: { imports: ['card', 'stat', 'wheel', 'wheel.css'] } }, [
    { ...player, pattern: '/wheel', page },
  ])
  expect(after).toEqual(new Map([...before, ['wheel.css', 'default'], [page, 'wheel'], ['wheel', 'wheel']]))
})

it('puts modules shared with a new page into a shared file', () => {
  const before = groupsOf()
  const after = groupsOf(
    {
      '/features/shop/page': {
        imports: ['card', 'page-head', 'shop.css', 'price'],
        lazyImports: ['chart', 'rules'],
      },
      '/features/gift/page': { imports: ['price'] },
    },
    [{ ...player, pattern: '/gift', page: '/features/gift/page' }],
  )
  expect(after).toEqual(new Map([...before, ['/features/gift/page', 'gift'], ['price', 'default-pages']]))
})

const manyStyles = Array.from({ length: 12 }, (_, index) => `tab-${index}.css`)
const heroes = [
  { ...player, pattern: '/heroes', page: '/features/heroes/heroes-page' },
  { ...player, pattern: '/statues/:key', page: '/features/heroes/hero-page' },
]
const heroModules: TestModules = {
  '/features/heroes/heroes-page': { imports: ['head', 'start.css'] },
  '/features/heroes/hero-page': {
    imports: ['head', 'card'],
    lazyImports: ['hero-tab', '/features/shop/page'],
  },
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
  const tab = { imports: manyStyles.slice(0, 10) }
  const groups = groupsOf({ ...heroModules, 'hero-tab': tab }, heroes)
  expect(new Set([...manyStyles.slice(0, 10), 'head.css'].map((id) => groups.get(id)))).toEqual(
    new Set(['default']),
  )
})

it('leaves styles that a page of another part opens later to all players', () => {
  const withDialog = { '/features/support/page': { imports: ['card'], lazyImports: ['hero-tab'] } }
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

/** Names of files that need each other. */
function cyclesIn({ graph }: Portal, groups: ReadonlyMap<string, string>): readonly string[] {
  const imports = new Map<string, Set<string>>()
  for (const [id, name] of groups) {
    const others = graph.imports(id).map((needed) => groups.get(needed) ?? `unnamed: ${needed}`)
    imports.set(name, new Set([...(imports.get(name) ?? []), ...others.filter((other) => other !== name)]))
  }
  // Repeatedly removes the files without remaining imports. A cycle leaves some.
  const isFree = ([, needed]: [string, Set<string>]) => ![...needed].some((other) => imports.has(other))
  for (let free = [...imports].filter(isFree); free.length > 0; free = [...imports].filter(isFree))
    for (const [name] of free) imports.delete(name)
  return [...imports.keys()]
}

it('creates no import cycles between files', () => {
  const portal = testPortal(modules, routes, ['not-found'])
  const groups = chunkGroups(portal)
  expect(cyclesIn(portal, groups)).toEqual([])
  const unnamed = [...groups.keys()].flatMap(portal.graph.imports).filter((id) => !groups.has(id))
  expect(unnamed).toEqual([])
})

it('lets the home page load nothing that only others need', () => {
  const groups = groupsOf()
  const home = ['default-layout', 'session', '/features/home/page', '/features/home/data']
  const files = reach(home, (id) => modules[id]?.imports ?? [])
    .values()
    .map((id) => groups.get(id))
  expect(new Set(files)).toEqual(new Set(['index', 'guest', 'default']))
})

it('gives a module that nearly all pages need no file of its own, however large', () => {
  const large = { '/features/home/data': { imports: ['client'] }, 'page-head': { length: 70_000 } }
  const pages = ['coupons', 'support', 'settings'].map((name) => `/features/${name}/page`)
  const withHead = Object.fromEntries(pages.map((page) => [page, { imports: ['page-head'] }]))
  expect(groupsOf({ ...large, ...withHead }).get('page-head')).toBe('default-pages')
})

it('rejects a portal without its first page', () => {
  expect(() => chunkGroups({ ...testPortal(modules, routes), firstPage: '/welcome' })).toThrow('/welcome')
})

describe('a page that visitors and players share', () => {
  const more: TestModules = {
    'guest-layout': { imports: ['button', 'client', 'guest.css'] },
    '/features/fair/page': { imports: ['card', 'page-head', 'reward', 'fair.css'] },
    '/features/coupons/page': { imports: ['card', 'rules', 'reward'] },
    reward: { imports: ['card', 'reward-name'] },
    'reward-name': {},
    verdict: { imports: ['card', 'password-strength'] },
  }
  const portal = testPortal({ ...modules, ...more }, [...routes, shared], ['not-found'])
  const groups = chunkGroups(portal)

  const filesOf = (...roots: string[]) =>
    new Set([...reach(roots, portal.graph.imports)].map((id) => groups.get(id)))

  it('adds nothing to what the first page loads', () => {
    const needs = [...reach(['auth-layout', '/features/auth/login'], portal.graph.imports)]
    expect(needs.map((id) => groups.get(id))).toEqual(needs.map((id) => groupsOf().get(id)))
    for (const id of ['client', 'card', 'guest.css', 'fair.css']) expect(groups.get(id)).toBe('guest')
  })

  it('loads no file of other pages', () => {
    expect(groups.get('page-head')).toBe('shared')
    const files = filesOf('/features/fair/page', 'guest-layout')
    expect(files).toEqual(new Set(['index', 'shared', 'guest', 'fair']))
  })

  it('shares with players what needs their files, with what that needs', () => {
    for (const id of ['reward', 'reward-name']) expect(groups.get(id)).toBe('guest')
    expect(cyclesIn(portal, groups)).toEqual([])
  })

  it('makes the home page load no further file', () => {
    const pages = {
      '/features/fair/page': { imports: ['card', 'verdict'] },
      '/features/coupons/page': { imports: ['card', 'rules', 'verdict'] },
    }
    const withVerdict = testPortal({ ...modules, ...more, ...pages }, [...routes, shared], ['not-found'])
    const files = chunkGroups(withVerdict)
    const home = reach(
      ['default-layout', '/features/home/page', '/features/home/data'],
      withVerdict.graph.imports,
    )
    expect(new Set([...home].map((id) => files.get(id)))).toEqual(new Set(['index', 'guest', 'default']))
    expect(files.get('verdict')).toBe('default-pages')
    expect(cyclesIn(withVerdict, files)).toEqual([])
  })
})
