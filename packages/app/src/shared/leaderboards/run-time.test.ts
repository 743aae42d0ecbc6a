import { expect, it } from 'vitest'

import { runTime } from './run-time.ts'

it.each([
  [754_567, '12:34.567'],
  [318_042, '5:18.042'],
  [0, '0:00.000'],
  [59_999, '0:59.999'],
  [60_000, '1:00.000'],
  [3_599_999, '59:59.999'],
  [3_754_567, '1:02:34.567'],
])('%d ms are %s', (ms, text) => {
  expect(runTime(ms)).toBe(text)
})
