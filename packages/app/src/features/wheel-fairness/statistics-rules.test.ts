import { expect, test } from 'vitest'

import { fairWheels, fitVerdict } from './statistics-rules.ts'

test.each([
  [null, 'unknown'],
  [0.000_999, 'alarm'],
  [0.001, 'unusual'],
  [0.049, 'unusual'],
  [0.05, 'chance'],
  [1, 'chance'],
] as const)('p = %s is %s', (p, verdict) => {
  expect(fitVerdict(p)).toBe(verdict)
})

test('small shares are counted in thousands', () => {
  expect(fairWheels(0.7104)).toEqual({ count: 71, of: 100 })
  expect(fairWheels(0.0042)).toEqual({ count: 4, of: 1000 })
})
