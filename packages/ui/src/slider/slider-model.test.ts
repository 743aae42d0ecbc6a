import { expect, test } from 'vitest'

import { keyTarget, moveThumb, nearestThumb, nudgeTarget, shareOf, snap, thumbsOn } from './slider-model.ts'

const scale = { min: 0, max: 95, step: 10 }

test.each([
  [[50], [50]],
  [[-5], [0]],
  [
    [120, 300],
    [95, 95],
  ],
  [
    [60, 20],
    [20, 20],
  ],
])('values %j have thumbs at %j', (values, thumbs) => {
  expect(thumbsOn(scale, values)).toEqual(thumbs)
})

test.each([
  [0, 0],
  [14, 10],
  [92, 90],
  [93, 95],
  [95, 95],
])('%d snaps to %d, and the short last step is reachable', (value, snapped) => {
  expect(snap(scale, value)).toBe(snapped)
})

test('fractions are no longer than their step', () => {
  expect(snap({ min: 0, max: 1, step: 0.1 }, 0.31)).toBe(0.3)
})

test.each([
  [0, 80, [60, 60]],
  [1, 10, [20, 20]],
  [1, 200, [20, 95]],
])('thumb %d moves to %d: %j', (index, to, thumbs) => {
  expect(moveThumb(scale, [20, 60], { index, to })).toEqual(thumbs)
})

test.each([
  [[20, 60], 30, 0],
  [[20, 60], 50, 1],
  [[40, 40], 10, 0],
  [[40, 40], 90, 1],
  [[40], 90, 0],
])('with thumbs %j, a press at %d moves thumb %d', (thumbs, value, index) => {
  expect(nearestThumb(thumbs, value)).toBe(index)
})

test('the thumbs of an empty scale are at the start', () => {
  expect(shareOf({ min: 0, max: 0, step: 1 }, 0)).toBe(0)
})

test.each([
  ['ArrowRight', 40],
  ['ArrowDown', 20],
  ['PageUp', 40],
  ['Home', 0],
  ['End', 95],
  ['a', undefined],
])('%s moves a thumb from 30 to %s', (key, target) => {
  expect(keyTarget(scale, 30, key)).toBe(target)
})

test.each([
  [31, 40],
  [29, 20],
  [55, 55],
])('an assistive step from 30 to %d moves to %d', (asked, target) => {
  expect(nudgeTarget(scale, 30, asked)).toBe(target)
})
