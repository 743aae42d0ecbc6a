import { describe, expect, it } from 'vitest'
import { monthsBefore, weekPartOf } from './statistic-days.ts'

describe('the part of a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-06', '2026-12-01'],
    ['2026-12-07', '2026-12-07'],
    ['2026-06-01', '2026-06-01'],
  ])('that %s is in begins on %s', (day, first) => {
    expect(weekPartOf(day)).toBe(first)
  })
})

it('months before begin with their first day', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-01')
  expect(monthsBefore('2026-01-15', 24)).toBe('2024-01-01')
})
