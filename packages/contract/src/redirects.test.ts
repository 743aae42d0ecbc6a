import { expect, it } from 'vitest'

import { withoutTrailingSlash } from './redirects.ts'

it.each([
  ['/shop/', '/shop'],
  ['/shop//', '/shop'],
  ['/de/shop/trident/', '/de/shop/trident'],
])('removes the slashes at the end of %s', (pathname, bare) => {
  expect(withoutTrailingSlash(pathname)).toBe(bare)
})

it.each(['/', '/shop', '//', '//evil.com/', '///evil.com/', '/shop//trident/'])('keeps %s', (pathname) => {
  expect(withoutTrailingSlash(pathname)).toBe(pathname)
})
