import { describe, expect, test } from 'vitest'

import { countdownDuration, countdownParts, minutesLeft, msToNextMinute } from './countdown-model.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const durationOf = (leftMs: number) => countdownDuration(countdownParts(minutesLeft(leftMs)))

describe('the time left', () => {
  test.each([
    [7 * dayMs, 'P7DT0H'],
    [3 * dayMs + 14 * hourMs, 'P3DT14H'],
    [3 * dayMs + 14 * hourMs - 1, 'P3DT14H'],
    [3 * dayMs + 13 * hourMs + 59 * minuteMs, 'P3DT13H'],
    [dayMs, 'P1DT0H'],
    [dayMs - minuteMs, 'PT23H59M'],
    [hourMs, 'PT1H0M'],
    [hourMs - minuteMs, 'PT59M'],
    [1, 'PT1M'],
    [0, 'PT0M'],
    [-dayMs, 'PT0M'],
  ])('turns %i ms into %s', (leftMs, expected) => {
    expect(durationOf(leftMs)).toBe(expected)
  })

  test.each([
    [
      'the clocks go forward',
      { now: '2025-03-29T12:00:00+01:00', later: '2025-03-31T12:00:00+02:00', expected: 'P1DT23H' },
    ],
    [
      'the clocks go back',
      { now: '2025-10-25T12:00:00+02:00', later: '2025-10-27T12:00:00+01:00', expected: 'P2DT1H' },
    ],
    ['February ends', { now: '2025-02-27T00:00:00Z', later: '2025-03-02T06:00:00Z', expected: 'P3DT6H' }],
    [
      'a leap year’s February ends',
      { now: '2024-02-27T00:00:00Z', later: '2024-03-02T06:00:00Z', expected: 'P4DT6H' },
    ],
    ['the year ends', { now: '2025-12-31T23:30:00Z', later: '2026-01-01T00:10:00Z', expected: 'PT40M' }],
  ])('counts elapsed hours when %s', (_name, { now, later, expected }) => {
    expect(durationOf(Date.parse(later) - Date.parse(now))).toBe(expected)
  })
})

test.each([
  [5 * minuteMs, minuteMs],
  [5 * minuteMs + 1, 1],
  [5 * minuteMs - 1, minuteMs - 1],
  [300, 300],
])('with %i ms left, the next minute begins in %i ms', (leftMs, waitMs) => {
  expect(msToNextMinute(leftMs)).toBe(waitMs)
  expect(minutesLeft(leftMs - waitMs)).toBe(minutesLeft(leftMs) - 1)
})
