import { expect, test } from 'vitest'

import { contrastRatio } from './contrast.ts'

test('black on white is the maximum, a color on itself the minimum', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrastRatio([119, 119, 119], [119, 119, 119])).toBe(1)
})

test('the order of the colors does not matter', () => {
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.478, 3)
  expect(contrastRatio([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.478, 3)
})
