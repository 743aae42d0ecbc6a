import { describe, expect, it } from 'vitest'

import { localeBasename, localizePath, splitLocalePath } from './locale-path.ts'

describe('splitLocalePath', () => {
  it.each([
    ['/', null, '/'],
    ['/shop', null, '/shop'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/shop/pithos', 'de', '/shop/pithos'],
    ['/en/shop', 'en', '/shop'],
    ['/cn', 'cn', '/'],
    ['/zh/shop', null, '/zh/shop'],
    ['/design', null, '/design'],
    ['/DE/shop', null, '/DE/shop'],
  ])('%s is in %s at %s', (path, code, pathname) => {
    expect(splitLocalePath(path)).toEqual({ code, pathname })
  })
})

it('writes the default locale without a prefix', () => {
  expect([localeBasename('en'), localizePath('en', '/shop')]).toEqual(['/', '/shop'])
})

it('writes other locales with their code', () => {
  expect([localeBasename('hk'), localizePath('hk', '/shop?page=2#a')]).toEqual(['/hk', '/hk/shop?page=2#a'])
  expect(['/', '/?a=1', '/#b'].map((path) => localizePath('de', path))).toEqual(['/de', '/de?a=1', '/de#b'])
})
