import { expect, it } from 'vitest'
import { redirectOf } from './portal-redirects.ts'

const origin = 'https://play.example.com'

it.each([
  ['/settings', '/settings/account'],
  ['/de/settings', '/de/settings/account'],
  ['/leaderboards', '/leaderboards/raids'],
])('%s redirects to %s', (from, location) => {
  expect(redirectOf(new URL(from, origin))).toEqual({ status: 302, location })
})

it.each([
  ['/shop/', '/shop'],
  ['/shop///', '/shop'],
  ['/de/', '/de'],
  ['/de/shop/?sort=price&q=a%2Fb', '/de/shop?sort=price&q=a%2Fb'],
  ['/shop/trident/', '/shop/trident'],
  ['/nowhere/', '/nowhere'],
  ['/%2Fevil.com%2F/x/', '/%2Fevil.com%2F/x'],
  ['/%5Cevil.com/', '/%5Cevil.com'],
])('%s redirects for good to %s', (from, location) => {
  expect(redirectOf(new URL(from, origin))).toEqual({ status: 308, location })
})

it.each(['/', '/shop', '/de', '/de/shop?to=/', '/shop#/'])('%s does not redirect', (from) => {
  expect(redirectOf(new URL(from, origin))).toBeNull()
})

it.each([
  '//evil.com/',
  '//evil.com//',
  '///evil.com/',
  '/\\evil.com/',
  '/\\/evil.com/',
  '/.//evil.com/',
  '/shop/..//evil.com/',
  '/%2e//evil.com/',
  '/\t/evil.com/',
  '//evil.com/..//',
  '//user@evil.com/',
  '/de//evil.com/',
])('%j redirects to no other host', (from) => {
  const redirect = redirectOf(new URL(origin + from))
  expect(new URL(redirect?.location ?? '/', origin).origin).toBe(origin)
})
