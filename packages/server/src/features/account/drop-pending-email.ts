import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { dropLinks } from './one-time-link.ts'

/** Drops the pending email address of an account, if any, and its confirmation link. */
export async function dropPendingEmail(queries: Queries, accountId: number): Promise<void> {
  await queries.execute(
    sql`update account set pending_email = null, pending_email_expires_at = null where id = ${accountId}`,
  )
  await dropLinks(queries, accountId, ['email-confirmation'])
}
