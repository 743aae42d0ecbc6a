import type { DataOf } from '@olympus/contract/endpoint'
import type { readBoard as endpoint } from '@olympus/contract/leaderboards'
import sql, { raw } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { openBoard, type OpenedBoard } from './open-board.ts'
import { entryView, placeView } from './board-view.ts'
import { readPlaces } from './read-places.ts'
import { type Naming, seasonView } from './season-view.ts'

interface Page extends OpenedBoard {
  readonly page: number
  readonly pageSize: number
}

/** One page of a board, with the places of the reader's characters. */
export async function readBoard(
  queries: Queries,
  { page, pageSize, ...wanted }: Page,
  naming: Naming,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const reader = await openBoard(queries, wanted)
  if (!reader) return new Failure('NOT_FOUND')
  const { season } = reader
  const read = await readPlaces(queries, reader, {
    whose: sql`owner.account_id = ${reader.accountId}`,
    offset: sql`${(page - 1) * pageSize}::bigint`,
    // Part of the text: a plan that is kept must know how few rows are read.
    limit: raw(String(pageSize)),
  })
  return {
    entries: read.entries.map((row) => entryView(season, row)),
    totalEntries: read.totalEntries,
    page,
    pageSize,
    season: seasonView(season, naming),
    own: read.mine.map((row) => placeView(season, row, pageSize)),
    version: read.version,
    serverNow: read.now.toISOString(),
  }
}
