import { describe, expect, it } from 'vitest'
import { preloadsOf, prerenderedName } from './page-preloads.ts'
import type { PortalRoute, PortalRoutes } from './portal-routes.ts'

const html = '<script type="module" src="/assets/index.js"></script>'

const shop: PortalRoute = {
  page: 'shop',
  access: 'player',
  hasPlayerData: true,
  texts: ['visitor', 'player'],
  scripts: ['assets/index.js', 'assets/shop.js'],
  styles: ['assets/shop.css'],
  stylesheets: [],
}
const login: PortalRoute = {
  page: 'login',
  access: 'visitor',
  hasPlayerData: false,
  texts: ['visitor'],
  scripts: ['assets/index.js', 'assets/login.js'],
  styles: ['assets/login.css'],
  stylesheets: [],
}
const pages: Readonly<Record<string, PortalRoute>> = {
  '/': { ...shop, page: 'home' },
  '/shop': shop,
  '/characters/7': { ...shop, page: 'characters-id' },
  '/login': login,
  '/terms': { ...login, page: 'terms', access: 'guest' },
  '/closed': { ...login, page: 'closed', access: 'guest' },
}
const routes: PortalRoutes = {
  id: 'build',
  files: ['en', 'de', 'fr'].flatMap((code) =>
    ['visitor', 'player'].map((part) => `assets/texts-1.${code}.${part}.json`),
  ),
  session: ['assets/index.js', 'assets/session.js'],
  find: (pathname) => pages[pathname] ?? null,
  firstPage: login,
}

const requestOf = (address: string, headers: Readonly<Record<string, string>>) => {
  const { pathname, search } = new URL(address, 'https://play.example.com')
  return { pathname, search, headers: { get: (name: string) => headers[name] ?? null } }
}

function preloaded(pathname: string, headers: Readonly<Record<string, string>> = {}): string[] {
  const links = preloadsOf(routes, requestOf(pathname, headers), html)
  return [...links.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, name = '']) => name)
}

const cookie = 'token=abc'

it('names styles, scripts, session and texts of a page once, but not what it links itself', () => {
  expect(preloaded('/shop', { cookie })).toEqual([
    'shop.css',
    'shop.js',
    'session.js',
    'texts-1.en.visitor.json',
    'texts-1.en.player.json',
  ])
})

it("names the login page's files on a player's page without a session", () => {
  const files = ['login.css', 'login.js', 'texts-1.en.visitor.json']
  expect(preloaded('/shop')).toEqual(files)
  expect(preloaded('/login')).toEqual(files)
})

it('names nothing where a link of another site hides the session', () => {
  expect(preloaded('/shop', { 'sec-fetch-site': 'cross-site' })).toEqual([])
  expect(preloaded('/login', { 'sec-fetch-site': 'cross-site' })).toContain('login.js')
})

it('names nothing where no route leads', () => {
  expect(preloaded('/nowhere', { cookie })).toEqual([])
})

it.each([
  { pathname: '/de/login', headers: { cookie: 'locale=fr', 'accept-language': 'fr' }, code: 'de' },
  { pathname: '/login', headers: { cookie: 'locale=fr', 'accept-language': 'de' }, code: 'fr' },
  { pathname: '/login', headers: { 'accept-language': 'de-AT,de;q=0.9' }, code: 'de' },
])('takes the language of the path, the cookie or the browser: $code', ({ pathname, headers, code }) => {
  expect(preloaded(pathname, headers)).toContain(`texts-1.${code}.visitor.json`)
})

describe('a page that was rendered at build time', () => {
  const nameOf = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    prerenderedName(routes, requestOf(address, headers), ['closed'])

  it('is that of the address, in the language of the reader', () => {
    expect(nameOf('/login')).toBe('/pages/en/login.html')
    expect(nameOf('/de/login')).toBe('/pages/de/login.html')
    expect(nameOf('/login', { 'accept-language': 'fr' })).toBe('/pages/fr/login.html')
    expect(nameOf('/nowhere')).toBeNull()
    expect(nameOf('/closed')).toBeNull()
  })

  it('is the login page where a visitor needs a login', () => {
    expect(nameOf('/de/shop')).toBe('/pages/de/login.html')
    expect(nameOf('/shop', { 'sec-fetch-site': 'cross-site' })).toBeNull()
  })

  it('is not sent where the search may change it, which is not so for the login page', () => {
    expect(nameOf('/terms')).toBe('/pages/en/terms.html')
    expect(nameOf('/terms?topic=banned')).toBeNull()
    expect(nameOf('/login?redirect=%2Fshop')).toBe('/pages/en/login.html')
    expect(nameOf('/shop?page=2')).toBe('/pages/en/login.html')
  })

  it('is the frame of the page for a browser with a session', () => {
    expect(nameOf('/login', { cookie })).toBeNull()
    expect(nameOf('/de/shop?page=2', { cookie })).toBe('/pages/de/shop.html')
    expect(nameOf('/characters/7', { cookie })).toBe('/pages/en/characters-id.html')
    expect(nameOf('/', { cookie })).toBe('/pages/en/home.html')
  })
})
