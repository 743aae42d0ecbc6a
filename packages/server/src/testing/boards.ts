import { randomUUID } from 'node:crypto'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import { reportScores } from '@olympus/contract/bridge/scores'
import { GameDataFile } from '@olympus/contract/game-data-file'
import { z } from '@olympus/contract/schema'
import type { InputOf } from '@olympus/contract/endpoint'
import type { Database } from '../database/database.ts'
import { gameDataHash } from '../features/game-data/game-data-hash.ts'
import { saveImport } from '../features/game-data/stored-game-data.ts'
import { syncSeasons } from '../features/leaderboards/board-seasons.ts'
import { awayFromMidnight } from './away-from-midnight.ts'
import type { TestGameServer } from './test-game-server.ts'

const dayMs = 24 * 60 * 60 * 1000

await awayFromMidnight()
const startedAt = Date.now()

/** A moment this many days from now: the same one in a whole test file. */
export const inDays = (days: number): string => new Date(startedAt + days * dayMs).toISOString()

const board = (key: string, more: object = {}) => ({
  key,
  name: { en: `Board ${key}`, de: `Tafel ${key}` },
  scoreName: { en: `Score of ${key}` },
  ...more,
})

/** Every kind of board: with bosses, with seasons of which one runs, and with neither. */
export const boardsFile = {
  format: 1,
  bosses: [
    { code: 7, name: { en: 'Hydra of Lerna', de: 'Hydra von Lerna' }, icon: 'hydra' },
    { code: 3, name: { en: 'Minotaur' } },
  ],
  seasons: [
    { code: 1, name: { en: 'Season 1' }, startsAt: inDays(-60), endsAt: inDays(-10) },
    { code: 2, name: { en: 'Season 2' }, startsAt: inDays(-5), endsAt: inDays(30) },
    { code: 3, name: { en: 'Season 3' }, startsAt: inDays(30), endsAt: null },
  ],
  boards: [
    board('raids', { bosses: [7, 3] }),
    board('monsters'),
    board('icebreaker', { hasSeasons: true }),
    board('reputation'),
    board('achievements'),
    board('frozen-crown', { hasSeasons: true }),
    board('raid-records', { bosses: [7, 3] }),
  ],
}

/** Imports game data as operators do. */
export async function importBoards(database: Database, file: object = boardsFile): Promise<void> {
  const parsed = z.parse(GameDataFile, file)
  await database.transaction(async (transaction) => {
    await saveImport(transaction, gameDataHash(parsed), parsed)
    await syncSeasons(transaction, parsed)
  })
}

export type ScoreInput = InputOf<typeof reportScores & BridgeEndpoint>['body']['entries'][number]

/** A score for a board, with an ID of its own and reached now. */
export const scoreOn = (
  board: ScoreInput['board'],
  given: Pick<ScoreInput, 'gameId' | 'score'> & Partial<ScoreInput>,
): ScoreInput => ({
  world: 'main',
  board,
  scoreId: randomUUID(),
  reachedAt: new Date().toISOString(),
  ...given,
})

/** Sends scores in one batch and returns the outcome of each: its result, or why it is refused. */
export async function sendScores(
  server: TestGameServer,
  ...scores: readonly ScoreInput[]
): Promise<readonly string[]> {
  const { answers } = await server.sendBatch(reportScores, [...scores])
  return answers.map(({ result, reason }) => reason ?? result)
}
