import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Tells the open pages of an account, in every process, once the transaction of the act is committed. */
export async function publish(queries: Queries, accountId: number, event: LiveEvent): Promise<void> {
  await queries.execute(
    sql`insert into live_event (account_id, event) values (${accountId}, ${event}::jsonb)`,
  )
}
