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
