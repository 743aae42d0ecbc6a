import { expect, test } from 'vitest'

import { jitterOf, maxJitter, nextStop, sectorAngle, sectorAt, wheelAngle } from './wheel-angle.ts'

const counts = Array.from({ length: 63 }, (_, index) => index + 2)
const jitters = [-1, -0.5, 0, 0.5, 1, ...Array.from({ length: 20 }, (_, seed) => jitterOf(seed * 7919))]

test('the pointer is inside the winning sector for 2 to 64 sectors and any jitter', () => {
  for (const count of counts)
    for (let index = 0; index < count; index += 1)
      for (const jitter of jitters) {
        const angle = wheelAngle({ index, count, jitter })
        expect(sectorAt(angle, count)).toBe(index)
        const offMiddle = Math.abs(-angle / sectorAngle(count) - index)
        expect(offMiddle).toBeLessThanOrEqual(maxJitter + 1e-9)
        expect(maxJitter).toBeLessThan(0.5)
      }
})

test('jitter is clamped to its bounds', () => {
  expect(wheelAngle({ index: 3, count: 12, jitter: 9 })).toBe(wheelAngle({ index: 3, count: 12, jitter: 1 }))
})

test('a spin continues clockwise from the current angle and ends in the sector', () => {
  for (const count of counts)
    for (const from of [0, 17, 1803.5, 5400]) {
      const index = count - 1
      const stop = nextStop({ from, target: wheelAngle({ index, count }), turns: 5 })
      expect(stop - from).toBeGreaterThanOrEqual(1800)
      expect(stop - from).toBeLessThan(2160)
      expect(sectorAt(stop, count)).toBe(index)
    }
})

test('the same seed stops at the same point, and other seeds spread over the sector', () => {
  const seeds = Array.from({ length: 1000 }, (_, seed) => jitterOf(seed))
  expect(seeds).toEqual(Array.from({ length: 1000 }, (_, seed) => jitterOf(seed)))
  for (const jitter of seeds) expect(Math.abs(jitter)).toBeLessThanOrEqual(1)
  expect(Math.min(...seeds)).toBeLessThan(-0.9)
  expect(Math.max(...seeds)).toBeGreaterThan(0.9)
})
