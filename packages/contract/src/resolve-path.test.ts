import { expect, test } from 'vitest'

import { resolvePath } from './resolve-path.ts'

test('resolvePath fills in encoded parameters and appends the query', () => {
  expect(
    resolvePath('/a/:x/b/:yy', { params: { x: 1, yy: '../ü' }, query: { q: ['1', '2'], none: undefined } }),
  ).toBe('/a/1/b/..%2F%C3%BC?q=1&q=2')
  expect(resolvePath('/a', { query: {} })).toBe('/a')
})
