import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface News {
  readonly id: number
  readonly accountId: number
  readonly event: LiveEvent
}

/** Events are committed in another order than they are numbered: for so long one may turn up behind younger ones. */
export const latecomersSeconds = 15

export interface NewsReader {
  /** What was published since the last reading, for all accounts; the first reading finds what is there already. */
  read(): Promise<News[]>
  /** The youngest event that was read. */
  lastId(): number
}

/** Reads every event once, however late it is committed. */
export function newsReader(queries: Queries): NewsReader {
  let lastId: number | null = null
  let seen: ReadonlySet<number> = new Set()

  async function read(): Promise<News[]> {
    lastId ??= (await queries.one<{ last: number }>(sql`select coalesce(max(id), 0) as last from live_event`))
      .last
    const rows = await queries.query<News>(
      sql`select id, account_id, event from live_event
          where id > ${lastId} or created_at > now() - make_interval(secs => ${latecomersSeconds})
          order by id`,
    )
    const news = rows.filter(({ id }) => !seen.has(id))
    // All that the next reading can find again is in these rows, so that nothing older needs to be remembered.
    seen = new Set(rows.map(({ id }) => id))
    lastId = Math.max(lastId, ...seen)
    return news
  }

  return { read, lastId: () => lastId ?? 0 }
}
