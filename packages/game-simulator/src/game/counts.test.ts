import { expect, it } from 'vitest'
import { count, noCounts } from './counts.ts'
import { vnumOf } from './items.ts'

it('counts every sum that a deed is part of', () => {
  const potion = vnumOf('Ambrosia Draught')
  const counted = count(noCounts, {
    counters: {
      arenaKills: 2,
      deaths: 1,
      arenaDeaths: 3,
      goldDropped: 70,
      goldSpentOnFees: 5,
      icebreakersWon: 1,
    },
    breakdowns: { families: { 0: 4, 3: 6 }, items: { [potion]: 2, 7: 1 }, bossesWon: { 1: 1 } },
  })
  expect(counted.counters).toEqual({
    arenaKills: 2,
    playersKilled: 2,
    deaths: 4,
    arenaDeaths: 3,
    goldDropped: 70,
    goldEarned: 70,
    goldSpentOnFees: 5,
    goldSpent: 5,
    icebreakersWon: 1,
    icebreakersCompleted: 1,
    monstersKilled: 10,
    itemsUsed: 3,
    potionsUsed: 2,
    raidsWon: 1,
  })
})

it('adds to what was counted, and keeps the fastest time and the latest values', () => {
  const first = count(noCounts, {
    breakdowns: { families: { 0: 4 } },
    bestTimes: { 0: 500, 1: 300 },
    latest: { goldHeld: 5, longestWinningStreak: 2 },
  })
  const second = count(first, {
    breakdowns: { families: { 0: 1, 2: 1 } },
    bestTimes: { 0: 400, 1: 900 },
    latest: { goldHeld: 9 },
  })
  expect(second).toEqual({
    counters: { monstersKilled: 6 },
    breakdowns: { families: { 0: 5, 2: 1 } },
    bestTimes: { 0: 400, 1: 300 },
    latest: { goldHeld: 9, longestWinningStreak: 2 },
  })
})

it('what did not happen leaves no trace', () => {
  expect(count(noCounts, { counters: { deaths: 0 }, breakdowns: { families: { 0: 0 } } }).counters).toEqual(
    {},
  )
})
