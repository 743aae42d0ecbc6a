import { expect, test } from 'vitest'

import { resolvePath } from './resolve-path.ts'

test('parameters stand in their places, encoded, and the query behind them', () => {
  expect(
    resolvePath('/a/:x/b/:yy', { params: { x: 1, yy: '../ü' }, query: { q: ['1', '2'], none: undefined } }),
  ).toBe('/a/1/b/..%2F%C3%BC?q=1&q=2')
  expect(resolvePath('/a', { query: {} })).toBe('/a')
})
