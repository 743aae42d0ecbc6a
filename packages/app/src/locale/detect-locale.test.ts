import { expect, it } from 'vitest'

import { detectLocale } from './detect-locale.ts'
import { readLocaleCookie } from './locale-cookie.ts'

it('prefers the path over the cookie, and the cookie over the browser', () => {
  const hints = { pathname: '/fr/shop', cookie: 'de', browserTags: ['pl-PL'] }
  expect(detectLocale(hints)).toBe('fr')
  expect(detectLocale({ ...hints, pathname: '/shop' })).toBe('de')
  expect(detectLocale({ ...hints, pathname: '/shop', cookie: null })).toBe('pl')
})

it('ignores unsupported locales', () => {
  expect(detectLocale({ pathname: '/', cookie: 'xx', browserTags: ['ja', 'zh-Hant-TW'] })).toBe('hk')
  expect(detectLocale({ pathname: '/', cookie: null, browserTags: [] })).toBe('en')
})

it('accepts a prefix for the default locale, too', () => {
  expect(detectLocale({ pathname: '/en', cookie: 'de', browserTags: ['de'] })).toBe('en')
})

it('finds its cookie among others', () => {
  expect(readLocaleCookie('xlocale=de; locale=pl; token=a')).toBe('pl')
  expect(readLocaleCookie('token=locale=de')).toBeNull()
  expect(readLocaleCookie('')).toBeNull()
})
