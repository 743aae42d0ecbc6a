import { sampleStatistics } from '@olympus/api-client/mocks/sample-statistics'
import { describe, expect, it } from 'vitest'

import { comparedMeasure, comparedValues } from './comparison-rules.ts'
import { coarseSpans, finestSpans } from './series-rules.ts'

const combat = (compareWith: string, period: '30' | 'all' = '30') =>
  sampleStatistics({ tab: 'combat', period, compareWith })
const sum = (values: readonly (number | null)[] | null) =>
  (values ?? []).reduce((total: number, value) => total + (value ?? 0), 0)

describe('the median', () => {
  const statistics = combat('median')

  it('is spread over the days, so that its columns add up to it', () => {
    for (const spans of [finestSpans(statistics), coarseSpans(statistics)])
      expect(sum(comparedValues(statistics, spans, { key: 'kills', isSmooth: false }))).toBeCloseTo(
        comparedMeasure(statistics, 'kills') ?? 0,
      )
  })

  it('of a ratio is the same on each day', () => {
    const values = comparedValues(statistics, finestSpans(statistics), {
      key: 'killDeathRatio',
      isSmooth: true,
    })
    expect(new Set(values)).toEqual(new Set([comparedMeasure(statistics, 'killDeathRatio')]))
  })

  it('of a count of everything is not spread, because it is older than the first day', () => {
    const everything = combat('median', 'all')
    for (const spans of [finestSpans(everything), coarseSpans(everything)])
      expect(comparedValues(everything, spans, { key: 'kills', isSmooth: false })).toBeNull()
    expect(
      comparedValues(everything, coarseSpans(everything), { key: 'killDeathRatio', isSmooth: false }),
    ).toContain(comparedMeasure(everything, 'killDeathRatio'))
  })
})

it('adds up another character', () => {
  const statistics = combat('312')
  const values = comparedValues(statistics, coarseSpans(statistics), { key: 'kills', isSmooth: false })
  expect(sum(values)).toBe(comparedMeasure(statistics, 'kills'))
})

describe('another character, for everything', () => {
  const week = (day: string, monstersKilled: number) => ({ day, totals: { monstersKilled, deaths: 1 } })
  const of = (points: ReturnType<typeof week>[]) => ({
    step: 'week' as const,
    countedSince: '2025-03-03',
    days: { from: '2025-03-03', to: '2025-04-10' },
    totals: { monstersKilled: 9, deaths: 3 },
    points: [week('2025-03-03', 2), week('2025-03-31', 3), week('2025-04-07', 4)],
    compared: { kind: 'character' as const, id: 312, name: 'Nyxandra', totals: {}, points },
  })
  const kills = { key: 'kills', isSmooth: false } as const

  it('has counts from its first week on', () => {
    const later = of([week('2025-03-24', 5), week('2025-04-07', 6)])
    expect(comparedValues(later, finestSpans(later), kills)).toEqual([null, null, null, 5, 0, 6])
    expect(comparedValues(later, coarseSpans(later), kills)).toEqual([null, 6])
  })

  it('has no counts of weeks before the first one of this character', () => {
    const earlier = of([week('2025-02-24', 50), week('2025-03-03', 5)])
    expect(comparedValues(earlier, finestSpans(earlier), kills)).toEqual([5, 0, 0, 0, 0, 0])
  })

  it('has no counts of a column that begins within a week', () => {
    const inWeek = {
      ...of([week('2025-02-24', 50), week('2025-03-01', 2), week('2025-03-03', 5)]),
      countedSince: '2025-03-05',
      days: { from: '2025-03-05', to: '2025-04-10' },
    }
    expect(comparedValues(inWeek, finestSpans(inWeek), kills)).toEqual([null, 0, 0, 0, 0, 0])
    expect(comparedValues(inWeek, coarseSpans(inWeek), kills)).toEqual([null, 0])
  })

  it('has no counts without a week', () => {
    const never = of([])
    expect(comparedValues(never, coarseSpans(never), kills)).toEqual([null, null])
  })
})

it('is nothing when compared with nobody', () => {
  const statistics = combat('nobody')
  expect(comparedMeasure(statistics, 'kills')).toBeNull()
  expect(comparedValues(statistics, finestSpans(statistics), { key: 'kills', isSmooth: false })).toBeNull()
})
