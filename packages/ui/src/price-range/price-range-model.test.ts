import { expect, test } from 'vitest'

import { boundsOf, parsePrice, stepOf, thumbsOf } from './price-range-model.ts'

test.each([
  [
    { min: null, max: null },
    { min: 0, max: 2800 },
  ],
  [
    { min: 100, max: 900 },
    { min: 100, max: 900 },
  ],
  [
    { min: -5, max: 99_999 },
    { min: 0, max: 2800 },
  ],
  [
    { min: 900, max: 100 },
    { min: 100, max: 100 },
  ],
])('bounds %o put the thumbs at %o', (bounds, thumbs) => {
  expect(thumbsOf(bounds, 2800)).toEqual(thumbs)
})

test.each([
  [
    { min: 0, max: 2800 },
    { min: null, max: null },
  ],
  [
    { min: 100, max: 2800 },
    { min: 100, max: null },
  ],
  [
    { min: 0, max: 900 },
    { min: null, max: 900 },
  ],
])('thumbs %o are the bounds %o', (thumbs, bounds) => {
  expect(boundsOf(thumbs, 2800)).toEqual(bounds)
})

test.each([
  ['2,800', 2800],
  ['2.800', 2800],
  ['2\u00A0800 OC', 2800],
  ['', null],
  ['free', null],
])('%j is %o', (text, price) => {
  expect(parsePrice(text)).toBe(price)
})

test.each([
  [2800, 20],
  [90, 1],
  [500, 5],
  [12_000, 100],
  [0, 1],
])('a scale up to %i has steps of %i', (highest, step) => {
  expect(stepOf(highest)).toBe(step)
})
