import type { LiveEvent } from '@olympus/contract/events'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** The channel that wakes processes with open pages. */
export const liveChannel = 'live_event'

/**
 * Sends an event to the open pages of an account in every process, once the transaction has committed. The
 * same event is sent once per transaction.
 */
export const publish = (queries: Queries, accountId: number, event: LiveEvent): Promise<void> =>
  publishToAll(queries, [accountId], event)

/** Inserts the event. Whoever runs it as a part of a larger statement calls `notifyPages`. */
export const insertEvent = (accountIds: readonly number[], event: LiveEvent): Sql => sql`
  insert into live_event (account_id, event)
  select distinct told.account_id, ${event}::jsonb from unnest(${accountIds}::bigint[]) as told (account_id)
  where not exists (
    select from live_event
    where xid = pg_current_xact_id() and account_id = told.account_id and event = ${event}::jsonb
  )`

/** Wakes the processes with open pages. */
export const notifyPages = (queries: Queries): void => queries.notify(liveChannel)

/** Sends an event to the open pages of several accounts, like `publish`. */
export async function publishToAll(
  queries: Queries,
  accountIds: readonly number[],
  event: LiveEvent,
): Promise<void> {
  if (accountIds.length === 0) return
  const written = await queries.execute(insertEvent(accountIds, event))
  if (written > 0) notifyPages(queries)
}
