import { describe, expect, test } from 'vitest'

import { dayNumber, utcOffsetMs } from './time-zone.ts'

const hourMs = 60 * 60 * 1000

test.each([
  ['UTC', '2025-06-12T12:00:00.500Z', 0],
  ['Europe/Berlin', '2025-01-15T12:00:00Z', 1],
  ['Europe/Berlin', '2025-06-12T12:00:00.999Z', 2],
  ['Asia/Kolkata', '2025-06-12T12:00:00Z', 5.5],
  ['America/New_York', '1969-07-20T20:17:00.250Z', -4],
])('the clocks of %s are at %s ahead by %d hours', (timeZone, moment, hours) => {
  expect(utcOffsetMs(new Date(moment), timeZone)).toBe(hours * hourMs)
})

describe('calendar days', () => {
  test.each([
    { timeZone: 'Europe/Berlin', from: '2025-06-12T21:59:59Z', to: '2025-06-12T22:00:00Z', days: 1 },
    { timeZone: 'Europe/Berlin', from: '2025-03-29T23:00:00Z', to: '2025-03-30T21:59:00Z', days: 0 },
    { timeZone: 'Pacific/Auckland', from: '2025-06-12T11:59:00Z', to: '2025-06-12T12:00:00Z', days: 1 },
    { timeZone: 'UTC', from: '2025-06-12T00:00:00Z', to: '2025-06-12T23:59:59Z', days: 0 },
  ])('in $timeZone, from $from to $to there are $days', ({ timeZone, from, to, days }) => {
    expect(dayNumber(new Date(to), timeZone) - dayNumber(new Date(from), timeZone)).toBe(days)
  })
})
