import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** A page that missed more loads everything again. */
const maxMissed = 100

interface MissedRow {
  readonly position: number
  readonly isKnown: boolean
  readonly events: readonly LiveEvent[]
}

interface Missed {
  readonly events: readonly LiveEvent[]
  /** A page that has received these events resumes here. */
  readonly position: number
}

/** The position of a page whose data are read afterwards. */
export async function readPosition(queries: Queries): Promise<number> {
  const { position } = await queries.one<Pick<MissedRow, 'position'>>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as position`,
  )
  return position
}

/** Reads what a page missed since a position that a reader gave it, and perhaps more. */
export async function readMissed(queries: Queries, accountId: number, since: number): Promise<Missed> {
  const { position, isKnown, events } = await queries.one<MissedRow>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as position,
      ${String(since)}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as is_known,
      (
        select coalesce(jsonb_agg(event order by id), '[]')
        from (
          select id, event from live_event
          where account_id = ${accountId} and xid >= ${String(since)}::xid8
            and xid < pg_snapshot_xmax(pg_current_snapshot())
          order by xid limit ${maxMissed + 1}
        ) as missed
      ) as events`)
  const isBounded = isKnown && events.length <= maxMissed
  return { events: isBounded ? events : [{ kind: 'missed' }], position }
}
