import { expect, it } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-9', null],
  [undefined, null],
] as const)('of 100 bytes, %s is %j', (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range)
})
