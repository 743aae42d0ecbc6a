import { expect, test } from 'vitest'

import { popoverPlacement } from './popover-position.ts'

const viewport = { width: 400, height: 600 }
const panel = { width: 200, height: 150 }
const trigger = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 40 })

test('is below its trigger, aligned with its start', () => {
  expect(popoverPlacement(trigger(50, 100), { panel, viewport, align: 'start' })).toEqual({
    top: 146,
    left: 50,
    maxHeight: 446,
  })
})

test('can align with the end of its trigger', () => {
  expect(popoverPlacement(trigger(250, 100), { panel, viewport, align: 'end' }).left).toBe(130)
})

test.each([
  ['start', 350, 192],
  ['end', 0, 8],
] as const)('aligned to the %s of a trigger at %d it stays inside the viewport', (align, at, left) => {
  expect(popoverPlacement(trigger(at, 100), { panel, viewport, align }).left).toBe(left)
})

test('moves above if it does not fit below', () => {
  expect(popoverPlacement(trigger(50, 500), { panel, viewport, align: 'start' })).toMatchObject({
    top: 344,
    maxHeight: 486,
  })
})

test('uses the larger side and scrolls if it fits on neither', () => {
  const tall = { width: 200, height: 900 }
  expect(popoverPlacement(trigger(50, 400), { panel: tall, viewport, align: 'start' })).toMatchObject({
    top: 8,
    maxHeight: 386,
  })
})
