import { expect, test } from 'vitest'

import { stepOf } from './heat-steps.ts'

test.each([
  [0, 0],
  [-3, 0],
  [1, 1],
  [44, 1],
  [45, 2],
  [75, 3],
  [104, 3],
  [105, 4],
  [120, 4],
  [9000, 4],
])('%i of 120 has step %i', (value, step) => {
  expect(stepOf(value, 120)).toBe(step)
})
