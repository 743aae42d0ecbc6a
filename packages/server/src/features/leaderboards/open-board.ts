import type { BoardKey } from '@olympus/contract/leaderboards'
import type { Queries } from '../../database/database.ts'
import { findSeason, type Wanted } from './board-seasons.ts'
import type { BoardReader } from './board-view.ts'
import { type Facet, scopeOf } from './buckets.ts'

/** What a reader asks for. */
export interface OpenedBoard extends Facet, Wanted {
  readonly board: BoardKey
  readonly accountId: number
}

/** Finds a board; undefined for an unknown boss or season. */
export async function openBoard(
  queries: Queries,
  { board, accountId, ...wanted }: OpenedBoard,
): Promise<BoardReader | undefined> {
  const season = await findSeason(queries, board, wanted)
  return season && { season, scope: scopeOf(season.id, wanted), accountId }
}
