import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/** What has served its time. Spent refresh tokens go with their session; mails go because they carry links that log people in. */
const statements = [
  sql`delete from idempotency_key where created_at < now() - interval '35 days'`,
  sql`delete from rate_limit where window_ends_at < now()`,
  sql`delete from one_time_token where expires_at < now() - interval '30 days'`,
  sql`delete from session where expires_at < now() - interval '7 days' or ended_at < now() - interval '30 days'`,
  sql`delete from mail_outbox where created_at < now() - interval '7 days' and (sent_at is not null or failed_at is not null)`,
]

export async function cleanUp(database: Database): Promise<void> {
  for (const statement of statements) await database.execute(statement)
}
