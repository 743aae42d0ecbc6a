import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface PublishedEvent {
  readonly accountId: number
  readonly event: LiveEvent
}

export interface PublishedEventReader {
  /**
   * Reads what was committed since the last call for these accounts. An event that happened several times
   * since then comes once. The first call returns nothing.
   */
  read(accountIds: readonly number[]): Promise<readonly PublishedEvent[]>
  /** A page that has received all events so far resumes here. */
  position(): number
}

interface Round {
  readonly snapshot: string
  readonly position: number
  readonly events: readonly PublishedEvent[]
}

/**
 * Returns every event, whatever the order of the commits and however long a transaction takes: it compares
 * snapshots. New are events of transactions that had not begun at the last call, or that were running then.
 */
export function createPublishedEventReader(queries: Queries): PublishedEventReader {
  let snapshot: string | null = null
  let position = 0

  async function read(accountIds: readonly number[]): Promise<readonly PublishedEvent[]> {
    // A restored backup holds transactions of another server, which may seem to be in the future.
    const round = await queries.one<Round>(sql`
      select pg_current_snapshot()::text as snapshot,
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint as position,
        (
          select coalesce(jsonb_agg(jsonb_build_object('accountId', account_id, 'event', event) order by first_id), '[]')
          from (
            select account_id, event, min(id) as first_id
            from live_event
            where (
                xid >= pg_snapshot_xmax(${snapshot}::pg_snapshot)
                or xid = any(array(select pg_snapshot_xip(${snapshot}::pg_snapshot)))
              )
              and xid < pg_snapshot_xmax(pg_current_snapshot())
              and account_id = any(${accountIds}::bigint[])
            group by account_id, event
          ) as unread
        ) as events`)
    snapshot = round.snapshot
    position = round.position
    return round.events
  }

  return { read, position: () => position }
}
