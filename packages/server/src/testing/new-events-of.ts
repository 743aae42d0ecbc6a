import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

/** Returns the events published for an account since the last call, in order. */
export async function newEventsOf(queries: Queries, accountId: number): Promise<LiveEvent['kind'][]> {
  const taken = await queries.query<{ id: number; event: LiveEvent }>(
    sql`delete from live_event where account_id = ${accountId} returning id, event`,
  )
  return taken.sort((one, other) => one.id - other.id).map(({ event }) => event.kind)
}
