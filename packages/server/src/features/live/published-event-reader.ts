import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface PublishedEvent {
  readonly id: number
  readonly accountId: number
  readonly event: LiveEvent
}

/** Events may commit in another order than their ids: for this long, one may appear after newer ones. */
export const maxCommitDelaySeconds = 15

export interface PublishedEventReader {
  /** Reads unread events of all accounts. The first call returns only recent ones. */
  read(): Promise<PublishedEvent[]>
  /** The id of the newest event that was read. */
  lastId(): number
}

/** Returns every event once, even if it commits late. */
export function createPublishedEventReader(queries: Queries): PublishedEventReader {
  let lastId: number | null = null
  let seen: ReadonlySet<number> = new Set()

  async function read(): Promise<PublishedEvent[]> {
    lastId ??= (await queries.one<{ last: number }>(sql`select coalesce(max(id), 0) as last from live_event`))
      .last
    const rows = await queries.query<PublishedEvent>(
      sql`select id, account_id, event from live_event
          where id > ${lastId} or created_at > now() - make_interval(secs => ${maxCommitDelaySeconds})
          order by id`,
    )
    const unread = rows.filter(({ id }) => !seen.has(id))
    // The next call can only repeat events of these rows, so older ids are not needed.
    seen = new Set(rows.map(({ id }) => id))
    lastId = Math.max(lastId, ...seen)
    return unread
  }

  return { read, lastId: () => lastId ?? 0 }
}
