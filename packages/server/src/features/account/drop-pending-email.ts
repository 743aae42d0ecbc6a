import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { dropLinks } from './one-time-link.ts'

/** Forgets the address that an account waits for, if any: the link to it stops working. */
export async function dropPendingEmail(queries: Queries, accountId: number): Promise<void> {
  await queries.execute(
    sql`update account set pending_email = null, pending_email_expires_at = null where id = ${accountId}`,
  )
  await dropLinks(queries, accountId, ['email-confirmation'])
}
