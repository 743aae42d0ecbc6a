import { describe, expect, it } from 'vitest'
import { counterKeys, rateKeys, statisticTabs, tabCounters } from './statistic-keys.ts'
import { killsOf, measureOf, measuresOf, perHour, rateOf } from './statistic-rates.ts'

describe('a rate', () => {
  it.each(rateKeys)('%s is null as long as nothing was counted', (rate) => {
    expect(rateOf({}, rate)).toBeNull()
  })

  it('is a ratio, or a share between 0 and 1', () => {
    expect(rateOf({ monstersKilled: 8, playersKilled: 2, deaths: 4 }, 'killDeathRatio')).toBe(2.5)
    expect(rateOf({ raidsWon: 3, raidsLost: 1 }, 'raidWinRate')).toBe(0.75)
    expect(rateOf({ raidsLost: 1 }, 'raidWinRate')).toBe(0)
    expect(rateOf({ icebreakersWon: 1, icebreakersCompleted: 4 }, 'icebreakerWinRate')).toBe(0.25)
    expect(rateOf({ duelsWon: 1, rainbowBattlesLost: 3 }, 'playerFightWinRate')).toBe(0.25)
  })

  it('is never infinite', () => {
    expect(rateOf({ monstersKilled: 8 }, 'killDeathRatio')).toBeNull()
    expect(perHour({}, 10)).toBeNull()
    expect(perHour({ onlineSeconds: 7200 }, 10)).toBe(5)
  })
})

describe('measures', () => {
  it('count kills of monsters and players together', () => {
    expect(killsOf({ monstersKilled: 5, playersKilled: 1 })).toBe(6)
    expect(measureOf({ monstersKilled: 5 }, 'kills')).toBe(5)
    expect(measureOf({}, 'deaths')).toBe(0)
  })

  it('need the counters that they are computed from', () => {
    expect(measuresOf(tabCounters.raids)).toEqual(['raidsWon', 'raidsLost', 'onlineSeconds', 'raidWinRate'])
    expect(measuresOf(counterKeys)).toHaveLength(counterKeys.length + 1 + rateKeys.length)
  })
})

it('every counter has its place on a tab', () => {
  const shown = new Set<string>(statisticTabs.flatMap((tab) => [...tabCounters[tab]]))
  expect(counterKeys.filter((key) => !shown.has(key))).toEqual([])
})
