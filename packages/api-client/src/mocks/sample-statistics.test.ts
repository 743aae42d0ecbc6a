import { statisticPeriods, statisticTabs, tabCounters } from '@olympus/contract/statistic-keys'
import { Statistics } from '@olympus/contract/statistics'
import { describe, expect, it } from 'vitest'

import { sampleStatistics } from './sample-statistics.ts'

const places = statisticTabs.flatMap((tab) => statisticPeriods.map((period) => ({ tab, period })))

describe('sample statistics', () => {
  it.each(places)('of $tab add up in $period', ({ tab, period }) => {
    for (const compareWith of ['nobody', 'median', '312']) {
      const statistics = sampleStatistics({ tab, period, compareWith })
      expect(Statistics.safeParse(statistics).error).toBeUndefined()
      for (const key of tabCounters[tab])
        expect(statistics.points.reduce((sum, { totals }) => sum + (totals[key] ?? 0), 0)).toBe(
          statistics.totals[key],
        )
    }
  })

  it('of everything have a point for each week in each month', () => {
    const { points, days } = sampleStatistics({ tab: 'raids', period: 'all', compareWith: 'nobody' })
    const firsts = points.filter(({ day }) => day.endsWith('-01'))
    expect(firsts.length).toBeGreaterThan(10)
    for (const { day } of points.filter((point) => !firsts.includes(point)))
      expect(new Date(day).getUTCDay(), day).toBe(1)
    expect(points.every(({ day }) => day >= days.from)).toBe(true)
  })

  it('agree across tabs', () => {
    const [overview, raids] = (['overview', 'raids'] as const).map((tab) =>
      sampleStatistics({ tab, period: '30', compareWith: 'nobody' }),
    )
    expect(overview?.totals.raidsWon).toBe(raids?.totals.raidsWon)
    expect(raids?.breakdowns.bossesWon?.reduce((sum, { count }) => sum + count, 0)).toBe(
      raids?.totals.raidsWon,
    )
  })
})
