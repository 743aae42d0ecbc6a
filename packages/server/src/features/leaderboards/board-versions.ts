import type { BoardKey } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { findSeason, type Wanted } from './board-seasons.ts'

/** Open pages ask every two seconds. */
const keptMs = 1000
const keptBoards = 1000

interface Read {
  readonly at: number
  readonly version: Promise<number | undefined>
}

async function readVersion(queries: Queries, board: BoardKey, wanted: Wanted): Promise<number | undefined> {
  const season = await findSeason(queries, board, wanted)
  if (!season) return undefined
  const { version } = await queries.one<{ version: number }>(sql`
    select version from board_season where id = ${season.id}`)
  return version
}

/** Reads the version of each board once a second, however many pages ask. Undefined for an unknown board. */
export function createBoardVersions(queries: Queries, now: () => number = () => performance.now()) {
  const reads = new Map<string, Read>()
  return async (board: BoardKey, wanted: Wanted): Promise<number | undefined> => {
    const key = JSON.stringify([board, wanted.boss, wanted.season])
    const known = reads.get(key)
    if (known && now() - known.at < keptMs) return known.version
    const read = { at: now(), version: readVersion(queries, board, wanted) }
    reads.delete(key)
    reads.set(key, read)
    for (const oldest of [...reads.keys()].slice(0, -keptBoards)) reads.delete(oldest)
    return read.version.catch((error: unknown) => {
      reads.delete(key)
      throw error
    })
  }
}
