import { expect, test } from 'vitest'

import { cursorAfter, digitsOf, pasted } from './one-time-code-model.ts'

test.each([
  ['12a345', '12345'],
  [' 123 456 ', '123456'],
  ['123-4567', '123456'],
  ['', ''],
])('of %j the digits are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test.each([
  ['', '123 456', 0, '123456'],
  ['999', '123456', 1, '123456'],
  ['123456', '99', 2, '129956'],
  ['12', '345678', 2, '345678'],
  ['12', '34', 2, '1234'],
  ['12', 'no code', 1, '12'],
])('%j with %j pasted at %d is %j', (code, text, at, result) => {
  expect(pasted(code, text, at)).toBe(result)
})

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['5', 1, undefined],
  ['Tab', 1, undefined],
])('%s at %d of 4 goes to %s', (key, cursor, to) => {
  expect(cursorAfter(key, cursor, 4)).toBe(to)
})
