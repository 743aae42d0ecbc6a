import { expect, test } from 'vitest'

import { fallOf } from './waterfall-data.ts'

test('each change starts where the step before it ended', () => {
  const steps = fallOf([
    { label: 'Before', kind: 'held', value: 10 },
    { label: 'Earned', kind: 'gained', value: 5 },
    { label: 'Spent', kind: 'spent', value: 12 },
    { label: 'Now', kind: 'held', value: 3 },
  ])
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 15],
    [15, 3],
    [0, 3],
  ])
})

test('without an amount held, changes start at zero', () => {
  const steps = fallOf([
    { label: 'Spent', kind: 'spent', value: 4 },
    { label: 'Earned', kind: 'gained', value: 1 },
  ])
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [0, -4],
    [-4, -3],
  ])
})
