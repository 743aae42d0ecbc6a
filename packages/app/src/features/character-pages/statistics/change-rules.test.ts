import { expect, test } from 'vitest'

import { changeText } from './change-rules.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

test('a change has a size, and none if it reads like zero', () => {
  expect(changeText(0.12, percent)).toBe('12%')
  expect(changeText(-0.5, percent)).toBe('50%')
  expect(changeText(0, percent)).toBeNull()
  expect(changeText(-0.001, percent)).toBeNull()
})
