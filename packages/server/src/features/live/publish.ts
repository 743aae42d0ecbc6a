import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { announceNews } from './news.ts'

const isTransaction = (queries: Queries): queries is Transaction => 'afterCommit' in queries

/** Tells the open pages of an account, in every process, once the transaction of the act is committed. */
export async function publish(queries: Queries, accountId: number, event: LiveEvent): Promise<void> {
  await queries.execute(
    sql`insert into live_event (account_id, event) values (${accountId}, ${event}::jsonb)`,
  )
  if (isTransaction(queries)) queries.afterCommit(announceNews)
  else announceNews()
}
