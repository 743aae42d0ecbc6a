import type { BoardKey } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { isScore } from '../../features/leaderboards/board-rules.ts'
import { holdRanked, lockSeasons } from '../../features/leaderboards/lock-boards.ts'
import { keyOf, placeEntries, readEntries } from '../../features/leaderboards/place-entries.ts'
import { mergeScore, type ReportedScore } from '../../features/leaderboards/score-rules.ts'
import { isRankable } from '../../features/leaderboards/ranked.ts'
import { demoWorld } from '../demo-game-server.ts'

export interface DemoSeason {
  readonly id: number
  readonly board: BoardKey
  readonly boss: number | null
  readonly season: number
}

export interface GameScore extends ReportedScore {
  readonly gameId: string
}

interface Scored {
  readonly id: number
  readonly gameId: string
  readonly classCode: number
  readonly faction: string
  readonly isRankable: boolean
}

/** Puts characters of the demo world on a board, unless they are on it. Does nothing if it is closed. */
export async function saveBoard(
  transaction: Transaction,
  { id: seasonId, board }: DemoSeason,
  scores: readonly GameScore[],
): Promise<void> {
  await holdRanked(transaction)
  const open = await lockSeasons(transaction, [seasonId])
  if (!open.has(seasonId)) return
  const rows = await transaction.query<Scored>(sql`
    select character.id, game_id, class_code, faction, ${isRankable} as is_rankable
    from character join account on account.id = account_id
    where world = ${demoWorld} and game_id = any(${scores.map(({ gameId }) => gameId)})`)
  const characters = new Map(rows.map((row) => [row.gameId, row]))
  const stored = await readEntries(
    transaction,
    rows.map(({ id }) => ({ seasonId, characterId: id })),
  )
  await placeEntries(
    transaction,
    scores.flatMap((score) => {
      const character = characters.get(score.gameId)
      if (!character) return []
      const key = { seasonId, characterId: character.id }
      if (stored.has(keyOf(key))) return []
      const standing = mergeScore(board, null, score)
      const { classCode, faction, isRankable: isRanked } = character
      const source = { gameServerId: null, batchId: null, scoreId: null }
      const after = { ...key, ...standing, classCode, faction, ...source }
      return [
        { before: undefined, after: { ...after, isRanked: isRanked && isScore(board, standing.sortKey) } },
      ]
    }),
  )
}
