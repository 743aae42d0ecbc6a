import type { Statistics } from '@olympus/contract/statistics'
import { describe, expect, it } from 'vitest'

import {
  addDays,
  changeOf,
  coarseSpans,
  countedDays,
  finestSpans,
  hourGrid,
  lengthOf,
  sameSpans,
  trailing,
  valuesOf,
} from './series-rules.ts'

type Counted = Parameters<typeof finestSpans>[0]

const daily = (length: number, points: Statistics['points']): Counted => ({
  step: 'day',
  countedSince: '2024-04-19',
  days: { from: '2025-05-14', to: addDays('2025-05-14', length - 1) },
  points,
})

const kills = (day: string, monstersKilled: number, deaths = 0) => ({
  day,
  totals: { monstersKilled, deaths },
})

describe('days', () => {
  it('have zeros where nothing was counted', () => {
    const { unit, spans } = finestSpans(daily(4, [kills('2025-05-15', 7)]))
    expect(unit).toBe('day')
    expect(spans.map(({ from }) => from)).toEqual(['2025-05-14', '2025-05-15', '2025-05-16', '2025-05-17'])
    expect(valuesOf(spans, 'kills')).toEqual([0, 7, 0, 0])
  })

  it('cross the end of a month and a year', () => {
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  })
})

describe('columns', () => {
  it('are days in a week', () => {
    expect(coarseSpans(daily(7, [])).spans).toHaveLength(7)
  })

  it.each([
    [30, ['2025-05-14', '2025-05-16', '2025-05-23', '2025-05-30', '2025-06-06']],
    [28, ['2025-05-14', '2025-05-21', '2025-05-28', '2025-06-04']],
    [32, ['2025-05-14', '2025-05-18', '2025-05-25', '2025-06-01', '2025-06-08']],
    [8, ['2025-05-14', '2025-05-15']],
  ])('are weeks that end with the last of %s days', (length, starts) => {
    const { unit, spans } = coarseSpans(daily(length, [kills('2025-05-14', 3), kills('2025-05-16', 4)]))
    expect(unit).toBe('week')
    expect(spans.map(({ from }) => from)).toEqual(starts)
    expect(spans.at(-1)?.to).toBe(addDays('2025-05-14', length - 1))
    expect(Math.max(...spans.map(lengthOf))).toBe(7)
    expect(valuesOf(spans, 'monstersKilled').reduce((sum: number, value) => sum + (value ?? 0), 0)).toBe(7)
  })

  it('are months of everything, exactly', () => {
    const weeks: Counted = {
      step: 'week',
      countedSince: '2025-03-05',
      days: { from: '2025-03-05', to: '2025-04-10' },
      points: [
        kills('2025-03-03', 1),
        kills('2025-03-31', 2),
        kills('2025-04-01', 8),
        kills('2025-04-07', 4),
      ],
    }
    const { unit, spans } = coarseSpans(weeks)
    expect(unit).toBe('month')
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      ['2025-03-05', '2025-03-31'],
      ['2025-04-01', '2025-04-10'],
    ])
    expect(valuesOf(spans, 'monstersKilled')).toEqual([3, 12])
    const { spans: finest } = finestSpans(weeks)
    expect(finest.map(({ from }) => from)).toEqual([
      '2025-03-05',
      '2025-03-10',
      '2025-03-17',
      '2025-03-24',
      '2025-03-31',
      '2025-04-07',
    ])
    expect(finest.at(-1)?.to).toBe('2025-04-10')
    expect(valuesOf(finest, 'monstersKilled')).toEqual([1, 0, 0, 0, 10, 4])
  })

  it('begin with the counting, also of everything', () => {
    const season: Counted = { ...daily(30, [kills('2025-06-01', 7)]), countedSince: '2025-06-01' }
    expect(countedDays(season)).toEqual({ from: '2025-06-01', to: '2025-06-12' })
    expect(finestSpans(season).spans[0]).toMatchObject({ from: '2025-06-01', totals: { monstersKilled: 7 } })
    expect(finestSpans(season).spans).toHaveLength(12)
    expect(coarseSpans(season).spans.map(({ from }) => from)).toEqual(['2025-06-01', '2025-06-06'])
    const { days } = season
    const everything: Counted = { step: 'week', countedSince: days.from, days, points: [] }
    expect(finestSpans(everything).spans.map(({ from }) => from)[0]).toBe('2025-05-14')
    expect(coarseSpans(everything).spans).toHaveLength(2)
  })

  it('have the counts of another character for the same days', () => {
    const { spans } = coarseSpans(daily(30, []))
    const others = sameSpans(spans, [kills('2025-05-22', 5), kills('2025-05-23', 6), kills('2026-01-01', 9)])
    expect(valuesOf(others, 'kills')).toEqual([0, 5, 6, 0, 0])
  })
})

describe('ratios', () => {
  it('are unknown where nothing was counted to divide by', () => {
    const { spans } = finestSpans(daily(2, [kills('2025-05-15', 9, 3)]))
    expect(valuesOf(spans, 'killDeathRatio')).toEqual([null, 3])
  })

  it('are those of seven days, if there are more', () => {
    const days = finestSpans(daily(9, [kills('2025-05-14', 10, 1), kills('2025-05-22', 4, 1)]))
    expect(valuesOf(trailing(days), 'killDeathRatio')).toEqual([10, 10, 10, 10, 10, 10, 10, null, 4])
    const week = finestSpans(daily(7, [kills('2025-05-14', 10, 1)]))
    expect(trailing(week)).toBe(week.spans)
  })
})

describe('a change', () => {
  it('is a share of the count before', () => {
    expect(changeOf(112, 100)).toBeCloseTo(0.12)
    expect(changeOf(50, 100)).toBe(-0.5)
  })

  it('is unknown without a count before', () => {
    expect(changeOf(5, undefined)).toBeNull()
    expect(changeOf(5, 0)).toBeNull()
  })
})

describe('hours of the week', () => {
  const hour = (weekday: number, of: number) => [{ weekday, hour: of, seconds: 60 }]

  it('are those of UTC at an offset of zero', () => {
    expect(hourGrid(hour(1, 0), 0)[0]?.[0]).toBe(60)
  })

  it.each([
    { from: [1, 0], offset: -5, to: [6, 19] },
    { from: [7, 23], offset: 2, to: [0, 1] },
    { from: [3, 12], offset: 9, to: [2, 21] },
  ] as const)('move from $from to $to by $offset hours', ({ from, offset, to }) => {
    const grid = hourGrid(hour(from[0], from[1]), offset)
    expect(grid[to[0]]?.[to[1]]).toBe(60)
    expect(grid.flat().reduce((sum, value) => sum + value, 0)).toBe(60)
  })
})
