import type { DataOf } from '@olympus/contract/endpoint'
import type { findOnBoard as endpoint } from '@olympus/contract/leaderboards'
import { limits } from '@olympus/contract/limits'
import sql, { raw } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { entryView, placeView } from './board-view.ts'
import { openBoard, type OpenedBoard } from './open-board.ts'
import { readPlaces } from './read-places.ts'

interface Search extends OpenedBoard {
  readonly characterId: number
  readonly pageSize: number
}

/** The place of a character with its neighbors. */
export async function findOnBoard(
  queries: Queries,
  { characterId, pageSize, ...wanted }: Search,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const reader = await openBoard(queries, wanted)
  if (!reader) return new Failure('NOT_FOUND')
  const before = sql`(select greatest(position - 1 - ${limits.boardNeighbors}, 0) from mine)`
  const { entries, mine } = await readPlaces(queries, reader, {
    whose: sql`owner.id = ${characterId}`,
    offset: before,
    // Part of the text: a plan that is kept must know how few rows are read.
    limit: raw(String(2 * limits.boardNeighbors + 1)),
  })
  const [place] = mine
  if (!place) return { place: null }
  return {
    place: {
      ...placeView(reader.season, place, pageSize),
      neighbors: entries
        .filter(({ position }) => position <= place.position + limits.boardNeighbors)
        .map((row) => entryView(reader.season, row)),
    },
  }
}
