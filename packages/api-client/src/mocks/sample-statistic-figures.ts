import type { CounterKey, MeasureKey } from '@olympus/contract/statistic-keys'

import { sampleVnumOf } from './sample-game-data.ts'

type Counts = Readonly<Record<CounterKey, number>>

/** What the character did in the last 30 days. */
export const sampleCounts: Counts = {
  monstersKilled: 8628,
  playersKilled: 136,
  deaths: 411,
  arenaKills: 136,
  arenaDeaths: 93,
  duelsWon: 46,
  duelsLost: 32,
  raidsWon: 84,
  raidsLost: 9,
  timespacesWon: 52,
  timespacesLost: 2,
  icebreakersCompleted: 14,
  icebreakersWon: 3,
  instantBattlesWon: 22,
  instantBattlesLost: 9,
  rainbowBattlesWon: 24,
  rainbowBattlesLost: 19,
  arenaOfTalentsWon: 48,
  arenaOfTalentsLost: 31,
  damageDealt: 1_901_520_000,
  goldEarned: 103_400_000,
  goldDropped: 62_400_000,
  goldSpent: 65_200_000,
  goldSpentOnBazaar: 38_600_000,
  goldSpentOnFees: 4_900_000,
  goldSpentOnMysteryBoxes: 15_000_000,
  goldSpentAtNpcShops: 6_700_000,
  potionsUsed: 1904,
  foodUsed: 612,
  snacksUsed: 540,
  mysteryBoxesUsed: 86,
  itemsUsed: 3482,
  minilandVisits: 52,
  skillsCast: 41_206,
  superRewards: 9,
  onlineSeconds: 246_240,
}

/** Against the 30 days before. */
export const beforeFactors: Partial<Counts> = {
  onlineSeconds: 0.91,
  deaths: 1,
  monstersKilled: 0.888,
  damageDealt: 0.89,
  goldEarned: 1.06,
  skillsCast: 0.926,
  itemsUsed: 0.918,
  raidsWon: 0.8,
}

/** All-time counts that pages show in full. */
export const lifetimeCounts: Partial<Counts> = {
  monstersKilled: 941_318,
  raidsWon: 1842,
  raidsLost: 203,
  duelsWon: 388,
  skillsCast: 1_204_880,
  onlineSeconds: 4_334_400,
}

/** How much the character played on each day, the last one at the end. Zero: it did not. */
export const sampleDays = [
  41, 0, 52, 60, 71, 88, 66, 42, 0, 47, 73, 94, 101, 80, 54, 0, 62, 58, 90, 118, 86, 60, 39, 71, 66, 88, 131,
  97, 0, 74,
] as const

/** Kills by family of monsters. */
export const sampleFamilies = [2104, 1688, 1410, 1122, 904, 640, 428, 332] as const

/** Raids by boss, with best times in seconds: of the character, of the server, and the median. */
export const sampleBosses = [
  { won: 28, lost: 2, best: 402, record: 318, median: 486 },
  { won: 19, lost: 1, best: 295, record: 242, median: 371 },
  { won: 14, lost: 0, best: 331, record: 250, median: 402 },
  { won: 11, lost: 3, best: 484, record: 390, median: 551 },
  { won: 7, lost: 2, best: 680, record: 588, median: 812 },
  { won: 3, lost: 0, best: 432, record: 301, median: 498 },
  { won: 2, lost: 1, best: 578, record: 411, median: null },
] as const

/** Casts by skill. */
export const sampleSkillCasts = [
  [76886, 9840],
  [93977, 7312],
  [80435, 6104],
  [83694, 4870],
  [88885, 4022],
  [16687, 3388],
  [1827, 2410],
  [10840, 1706],
  [20324, 1044],
  [51862, 510],
] as const

/** Uses by item. */
export const sampleItemUses: readonly (readonly [vnum: number, count: number])[] = [
  [sampleVnumOf('Ambrosia Draught'), 812],
  [sampleVnumOf('Nectar of Vigor'), 604],
  [sampleVnumOf('Olive of Athens'), 418],
  [sampleVnumOf('Honey of Hymettos'), 366],
  [sampleVnumOf('Wine of Dionysos'), 194],
]

/** Share of the median in the counts of the character. */
export const medianFactors: Partial<Counts> = {
  onlineSeconds: 0.6,
  monstersKilled: 0.594,
  raidsWon: 0.452,
  duelsWon: 0.674,
  goldEarned: 0.561,
  skillsCast: 0.723,
  deaths: 0.89,
  raidsLost: 0.7,
  duelsLost: 0.97,
  timespacesLost: 2.5,
  instantBattlesLost: 1.2,
  rainbowBattlesLost: 0.9,
  arenaOfTalentsLost: 1.1,
}

export const sampleAheadOf: Partial<Record<MeasureKey, number>> = {
  onlineSeconds: 0.88,
  kills: 0.81,
  killDeathRatio: 0.79,
  raidsWon: 0.93,
  duelsWon: 0.62,
  goldEarned: 0.74,
  skillsCast: 0.7,
}

export const sampleMilestones = [
  { key: 'raidsWon', target: 2000, value: 1842, isReached: false, reachedAt: null },
  { key: 'onlineSeconds', target: 5_400_000, value: 4_334_400, isReached: false, reachedAt: null },
  { key: 'monstersKilled', target: 1_000_000, value: 941_318, isReached: false, reachedAt: null },
  { key: 'duelsWon', target: 500, value: 388, isReached: false, reachedAt: null },
  {
    key: 'skillsCast',
    target: 1_000_000,
    value: 1_204_880,
    isReached: true,
    reachedAt: '2025-06-11T19:14:00Z',
  },
  {
    key: 'onlineSeconds',
    target: 4_320_000,
    value: 4_334_400,
    isReached: true,
    reachedAt: '2025-06-09T20:30:00Z',
  },
  { key: 'timespacesWon', target: 1000, value: 1052, isReached: true, reachedAt: '2025-06-03T18:05:00Z' },
  { key: 'potionsUsed', target: 10_000, value: 38_080, isReached: true, reachedAt: null },
] as const

/** Won and lost, the oldest first. */
export const sampleFights = '11011101010111100110'
