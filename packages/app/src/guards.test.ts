import { redirectRules } from '@olympus/contract/redirects'
import { describe, expect, it } from 'vitest'

import { guard, type GuardRequest, type RouteAccess } from './guards.ts'
import { matchRoute } from './match-route.ts'
import { paths } from './paths.ts'
import { routeTable } from './route-table.ts'

const player: RouteAccess = { access: 'player' }
const item: RouteAccess = { access: 'player', validate: ({ itemId }) => itemId === 'pithos' }

const request = (change: Partial<GuardRequest>): GuardRequest => ({
  chain: [player],
  params: {},
  pathname: '/shop',
  search: '',
  hasUser: true,
  hasSignedOut: false,
  landing: '/',
  rules: [],
  ...change,
})

const rules = [{ from: '/help', to: '/support' }]

describe('guard', () => {
  it('lets a player in', () => {
    expect(guard(request({}))).toEqual({ kind: 'allow' })
  })

  it('finds no page without a matching route', () => {
    expect(guard(request({ chain: [] }))).toEqual({ kind: 'not-found' })
    expect(guard(request({ chain: [], hasUser: false }))).toEqual({ kind: 'not-found' })
  })

  it('calls the validate check of every matching route', () => {
    const chain = [player, item]
    expect(guard(request({ chain, params: { itemId: 'pithos' } }))).toEqual({ kind: 'allow' })
    expect(guard(request({ chain, params: { itemId: 'x' } }))).toEqual({ kind: 'not-found' })
    expect(guard(request({ chain: [item, player], params: { itemId: 'x' } }))).toEqual({ kind: 'not-found' })
  })

  it('validates before it checks for a user', () => {
    const chain = [item]
    expect(guard(request({ chain, params: { itemId: 'x' }, hasUser: false }))).toEqual({ kind: 'not-found' })
  })

  it('redirects a visitor to the login page and remembers the target', () => {
    const verdict = guard(request({ pathname: '/shop/pithos', search: '?page=2', hasUser: false }))
    expect(verdict).toEqual({ kind: 'redirect', to: '/login?redirect=%2Fshop%2Fpithos%3Fpage%3D2' })
  })

  it('remembers no target for the profile or after a logout', () => {
    const login = { kind: 'redirect', to: '/login' }
    expect(guard(request({ pathname: '/', hasUser: false }))).toEqual(login)
    expect(guard(request({ pathname: '/shop', hasUser: false, hasSignedOut: true }))).toEqual(login)
  })

  it('shows guest pages to everyone and visitor pages to visitors', () => {
    const guest: RouteAccess = { access: 'guest' }
    const visitor: RouteAccess = { access: 'visitor' }
    for (const hasUser of [true, false])
      expect(guard(request({ chain: [guest], hasUser }))).toEqual({ kind: 'allow' })
    expect(guard(request({ chain: [visitor], hasUser: false }))).toEqual({ kind: 'allow' })
    expect(guard(request({ chain: [visitor], landing: '/logs/shop' }))).toEqual({
      kind: 'redirect',
      to: '/logs/shop',
    })
  })

  it("applies the server's redirect rules after the visitor check", () => {
    const at = { chain: [], pathname: '/help', rules }
    expect(guard(request(at))).toEqual({ kind: 'alias', to: '/support' })
    expect(guard(request({ ...at, hasUser: false }))).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fhelp',
    })
  })

  it.each([
    [paths.settings, paths.accountSettings],
    [paths.leaderboards, '/leaderboards/raids'],
  ])('shows at %s the page of %s', (pathname, to) => {
    const { chain } = matchRoute(routeTable, pathname)
    expect(guard(request({ chain, pathname, rules: redirectRules }))).toEqual({ kind: 'alias', to })
  })

  it('leaves the portal for an external target', () => {
    const rules = [{ from: '/wiki', to: 'https://wiki.example.com/' }]
    expect(guard(request({ chain: [], pathname: '/wiki', rules }))).toEqual({
      kind: 'leave',
      url: 'https://wiki.example.com/',
    })
  })
})
