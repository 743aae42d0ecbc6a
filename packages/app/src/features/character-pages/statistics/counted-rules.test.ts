import { sampleStatistics } from '@olympus/api-client/mocks/sample-statistics'
import { describe, expect, it } from 'vitest'

import { countedSinceOf, withKnownBefore } from './counted-rules.ts'

const raids = (period: '7' | '30' | 'all' | 'season') =>
  sampleStatistics({ tab: 'raids', period, compareWith: 'nobody' })

describe('since when there are counts', () => {
  it('is not said if they are all there', () => {
    for (const period of ['7', '30', 'season', 'all'] as const)
      expect(countedSinceOf(raids(period))).toBeNull()
  })

  it('is said of charts if the totals of everything have more', () => {
    const everything = raids('all')
    const counted = { ...everything, points: everything.points.slice(3) }
    expect(countedSinceOf(counted)).toEqual({ of: 'charts', day: everything.days.from })
  })

  it('is said of everything if the period began earlier', () => {
    const season = { ...raids('season'), countedSince: '2025-06-01' }
    expect(countedSinceOf(season)).toEqual({ of: 'everything', day: '2025-06-01' })
    expect(countedSinceOf({ ...season, countedSince: season.days.from })).toBeNull()
  })

  it('is unknown before the first count', () => {
    expect(countedSinceOf({ ...raids('30'), countedSince: null })).toBeNull()
  })
})

describe('the period before', () => {
  const month = raids('30')

  it('is one to compare with if all of it was counted', () => {
    expect(withKnownBefore(month)).toBe(month)
    expect(withKnownBefore({ ...month, countedSince: month.before?.from ?? null }).before).not.toBeNull()
  })

  it('is none if counting began within it', () => {
    const counted = { ...month, countedSince: month.before?.to ?? null }
    expect(withKnownBefore(counted)).toMatchObject({ before: null, totalsBefore: null })
  })
})
