import { describe, expect, test } from 'vitest'

import { domainWithZero, evenIndexes, percentOf, roundDomain } from './chart-data.ts'

const rows = (...values: (number | null)[]) => values.map((value) => ({ label: '', values: [value] }))

describe('domainWithZero', () => {
  test.each([
    ['counts', [3, 12, 7], [0, 12]],
    ['losses', [-4, -1], [-4, 0]],
    ['both', [-4, 9], [-4, 9]],
    ['nothing known', [null], [0, 1]],
    ['nothing at all', [], [0, 1]],
    ['nothing but zero', [0, 0], [0, 1]],
  ])('is not empty and contains zero: %s', (_, values, expected) => {
    expect(domainWithZero(rows(...values))).toEqual(expected)
  })
})

test('roundDomain contains every value and ends at ticks', () => {
  const { domain, ticks } = roundDomain(rows(3, 1847, -212), 4)
  expect(domain[0]).toBeLessThanOrEqual(-212)
  expect(domain[1]).toBeGreaterThanOrEqual(1847)
  expect([ticks[0], ticks.at(-1)]).toEqual(domain)
  expect(ticks).toContain(0)
})

test('percentOf maps the domain to 0 to 100', () => {
  expect([-4, 0, 12].map((value) => percentOf(value, [-4, 12]))).toEqual([0, 25, 100])
})

test.each([
  [0, []],
  [1, [0]],
  [4, [0, 1, 2, 3]],
  [5, [0, 2, 4]],
  [7, [0, 2, 4, 6]],
  [8, [0, 2, 5, 7]],
  [90, [0, 30, 59, 89]],
])('evenIndexes picks at most 4 of %i, evenly spaced if possible', (length, expected) => {
  expect(evenIndexes(length, 4)).toEqual(expected)
})
