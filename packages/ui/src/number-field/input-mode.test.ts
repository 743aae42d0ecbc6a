import { expect, test } from 'vitest'

import { inputModeOf } from './input-mode.ts'

const whole = { hasNegative: false, hasDecimals: false }
const decimal = { hasNegative: false, hasDecimals: true }
const negative = { hasNegative: true, hasDecimals: false }

test.each([
  ['iPhone', whole, 'numeric'],
  ['iPhone', decimal, 'decimal'],
  ['iPhone', negative, 'text'],
  ['Android', whole, 'numeric'],
  ['Android', decimal, 'decimal'],
  ['Android', { ...negative, hasDecimals: true }, 'numeric'],
  ['Macintosh', negative, 'numeric'],
  ['X11; Linux', decimal, 'numeric'],
] as const)('on %s %o is typed on the %s keyboard', (userAgent, keys, mode) => {
  expect(inputModeOf(keys, userAgent)).toBe(mode)
})
