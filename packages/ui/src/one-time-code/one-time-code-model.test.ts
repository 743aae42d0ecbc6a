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
  { code: '', text: '123 456', at: 0, result: '123456' },
  { code: '999', text: '123456', at: 1, result: '123456' },
  { code: '123456', text: '99', at: 2, result: '129956' },
  { code: '12', text: '345678', at: 2, result: '345678' },
  { code: '12', text: '34', at: 2, result: '1234' },
  { code: '12', text: 'no code', at: 1, result: '12' },
])('$code with $text pasted at $at is $result', ({ code, text, at, result }) => {
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
