import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { signalEvents, eventChannel } from './event-signal.ts'

const isTransaction = (queries: Queries): queries is Transaction => 'afterCommit' in queries

/**
 * Sends an event to the open pages of an account in every process, once the transaction has committed. The
 * same event is sent once per transaction.
 */
export async function publish(queries: Queries, accountId: number, event: LiveEvent): Promise<void> {
  const written = await queries.execute(sql`
    with written as (
      insert into live_event (account_id, event)
      select ${accountId}::bigint, ${event}::jsonb
      where not exists (
        select from live_event
        where created_at >= now() and xmin = pg_current_xact_id()::xid
          and account_id = ${accountId} and event = ${event}::jsonb
      )
      returning 1
    )
    select pg_notify(${eventChannel}, '') from written`)
  if (written === 0) return
  if (isTransaction(queries)) queries.afterCommit(signalEvents)
  else signalEvents()
}
