import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** A refused entry of a batch. */
export interface RefusedEntry {
  readonly id: number
  readonly gameServer: string
  readonly batchId: string
  readonly endpoint: string
  readonly entryIndex: number
  readonly reason: string
  /** What it is about, and the fields of a bad one. A game server wrote it. */
  readonly details: object
  readonly refusedAt: Date
}

/** Lists refused entries, the newest first. */
export const listRefusals = (queries: Queries, limit: number): Promise<RefusedEntry[]> =>
  queries.query<RefusedEntry>(sql`
    select bridge_refusal.id, name as game_server, batch_id, endpoint, entry_index, reason, details, refused_at
    from bridge_refusal join game_server on game_server.id = game_server_id
    order by bridge_refusal.id desc limit ${limit}`)
