import { expect, test } from 'vitest'

import { placesOf, raidsByBoss } from './raid-rules.ts'

const counted = (code: number, count: number) => ({ code, count, before: null, lifetime: count })

test('bosses of wins and of losses are joined, with time and rank', () => {
  const raids = raidsByBoss(
    {
      breakdowns: {
        bossesWon: [counted(1, 3), counted(2, 9), counted(4, 0)],
        bossesLost: [counted(3, 2), counted(2, 1)],
      },
      bestTimes: [{ boss: 2, milliseconds: 402_000, serverRecord: null, median: null }],
    },
    new Map([[1, 73]]),
  )
  expect(raids).toEqual([
    { boss: 2, won: 9, lost: 1, bestMilliseconds: 402_000, rank: null },
    { boss: 1, won: 3, lost: 0, bestMilliseconds: null, rank: 73 },
    { boss: 3, won: 0, lost: 2, bestMilliseconds: null, rank: null },
  ])
})

test('a game that does not report bosses has none', () => {
  expect(raidsByBoss({ breakdowns: {}, bestTimes: [] }, new Map())).toBeNull()
})

test('the fastest time is at the left, the slowest at the right', () => {
  expect(placesOf({ milliseconds: 200, serverRecord: 100, median: 300 })).toEqual({
    record: 0.06,
    own: 0.5,
    median: 0.94,
  })
  expect(placesOf({ milliseconds: 100, serverRecord: 100, median: null })).toEqual({
    record: 0.06,
    own: 0.06,
    median: null,
  })
})
