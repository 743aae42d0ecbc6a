import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/** The kinds of security events of an account, oldest first. */
export async function eventsOf(database: Database, accountId: number): Promise<string[]> {
  const events = await database.query<{ kind: string }>(
    sql`select kind from security_event where account_id = ${accountId} order by id`,
  )
  return events.map(({ kind }) => kind)
}
