import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** Mailed links, and what belongs to no feature. The row of the account is anonymized last. */
export const accountPurge: Purge = {
  removals: (accountId) => [
    // Mails to the current, the pending and earlier addresses, which undo links contain. Skips addresses
    // that belong to another account.
    sql`delete from mail_outbox
        where lower(recipient) in (
            select lower(email) from account where id = ${accountId}
            union select lower(pending_email) from account where id = ${accountId}
            union select lower(payload ->> 'email') from one_time_token where account_id = ${accountId})
          and not exists (select from account where id <> ${accountId} and lower(email) = lower(recipient))`,
    sql`delete from one_time_token where account_id = ${accountId}`,
    sql`delete from idempotency_key where account_id = ${accountId}`,
  ],
}
