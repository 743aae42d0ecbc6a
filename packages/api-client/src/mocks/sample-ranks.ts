import type { DataOf } from '@olympus/contract/endpoint'
import type { BoardKey, getRanks } from '@olympus/contract/leaderboards'

import { sampleBoard } from './sample-boards.ts'
import { sampleCharacters } from './sample-characters.ts'

type Ranks = DataOf<typeof getRanks>['ranks']

const rankOn = (
  key: BoardKey,
  [rank, score]: readonly [rank: number, score: number],
  best: Ranks[number]['best'] = null,
): Ranks[number] => {
  const { bosses, unit } = sampleBoard(key)
  return { board: key, boss: bosses[0] ?? null, rank, totalEntries: 1284, score, unit, best }
}

const ownRanks: Ranks = [
  rankOn('raids', [14, 3438], { rank: 9, day: '2025-05-18' }),
  rankOn('reputation', [61, 1_284_530]),
  rankOn('icebreaker', [118, 412], { rank: 118, day: '2025-06-11' }),
  rankOn('arena-of-talents', [204, 96]),
]

const othersRanks: Ranks = [
  rankOn('raids', [1, 4812], { rank: 1, day: '2025-04-02' }),
  rankOn('raid-records', [1, 318_042]),
  rankOn('reputation', [3, 9_120_402]),
  rankOn('achievements', [8, 14_260]),
]

/** The places of a character: of an own one, or of a stranger. */
export const sampleRanks = (characterId: number): Ranks =>
  sampleCharacters.some(({ id }) => id === characterId) ? ownRanks : othersRanks
