import { expect, test } from 'vitest'

import { besidePlacement } from './beside-placement.ts'

const bubble = { width: 200, height: 180 }
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const tileAt = (left: number, top: number) => ({ left, top, right: left + 64, bottom: top + 64 })

test('is 10 px left of its anchor, aligned with its top', () => {
  expect(besidePlacement(tileAt(600, 300), { bubble, viewport: desktop })).toEqual({
    left: 390,
    top: 300,
    side: 'left',
    arrow: 32,
  })
})

test('moves to the right if there is no room on the left', () => {
  expect(besidePlacement(tileAt(30, 300), { bubble, viewport: phone })).toEqual({
    left: 104,
    top: 300,
    side: 'right',
    arrow: 32,
  })
})

test('moves above, then below, if neither side has room', () => {
  expect(besidePlacement(tileAt(163, 300), { bubble, viewport: phone })).toEqual({
    left: 95,
    top: 110,
    side: 'top',
    arrow: 100,
  })
  expect(besidePlacement(tileAt(163, 100), { bubble, viewport: phone }).side).toBe('bottom')
})

test('never leaves the viewport', () => {
  for (const viewport of [desktop, phone, { width: 320, height: 400 }])
    for (let left = -40; left <= viewport.width; left += 20)
      for (let top = -40; top <= viewport.height; top += 20) {
        const placed = besidePlacement(tileAt(left, top), { bubble, viewport })
        expect(placed.left).toBeGreaterThanOrEqual(8)
        expect(placed.top).toBeGreaterThanOrEqual(8)
        expect(placed.left + bubble.width).toBeLessThanOrEqual(viewport.width - 8)
        expect(placed.top + bubble.height).toBeLessThanOrEqual(viewport.height - 8)
      }
})
