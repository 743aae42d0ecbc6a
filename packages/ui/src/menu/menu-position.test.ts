import { expect, test } from 'vitest'

import { menuPlacement } from './menu-position.ts'

const viewport = { width: 1000, height: 800 }

test('opens below, aligned with the end of its trigger', () => {
  const trigger = { top: 12, bottom: 52, left: 800, right: 960 }
  expect(menuPlacement(trigger, { align: 'end', viewport })).toEqual({
    top: 58,
    right: 40,
    maxWidth: 360,
    maxHeight: 734,
  })
})

test('opens above a trigger at the lower edge', () => {
  const trigger = { top: 740, bottom: 780, left: 20, right: 120 }
  expect(menuPlacement(trigger, { align: 'start', viewport })).toEqual({
    bottom: 66,
    left: 20,
    maxWidth: 360,
    maxHeight: 726,
  })
})

test('keeps away from the edge of the screen', () => {
  const trigger = { top: 12, bottom: 52, left: -30, right: 1030 }
  expect(menuPlacement(trigger, { align: 'end', viewport }).right).toBe(8)
  expect(menuPlacement(trigger, { align: 'start', viewport }).left).toBe(8)
})

test('fits its text on a narrow screen without exceeding the screen', () => {
  const narrow = { width: 320, height: 568 }
  const trigger = { top: 12, bottom: 52, left: 200, right: 300 }
  expect(menuPlacement(trigger, { align: 'start', viewport: narrow })).toMatchObject({
    left: 72,
    maxWidth: 240,
  })
  expect(menuPlacement(trigger, { align: 'end', viewport: narrow })).toMatchObject({
    right: 20,
    maxWidth: 292,
  })
})
