import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface StaleRegistration {
  readonly id: number
  readonly email: string
}

/** A condition on `account`: never activated, and nothing of value belongs to it. */
export const isMereRegistration = sql`
  account.activated_at is null and account.deleted_at is null
  and not exists (select from ledger_account where ledger_account.account_id = account.id)
  and not exists (select from donation where donation.account_id = account.id)
  and not exists (select from character where character.account_id = account.id)`

/** Deletes locked accounts that were never activated, with all their data. */
export async function removeRegistrations(
  transaction: Queries,
  accounts: readonly StaleRegistration[],
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  const emails = accounts.map(({ email }) => email)
  await transaction.execute(
    sql`delete from mail_outbox
        where lower(recipient) in (select lower(email) from unnest(${emails}::text[]) as email)`,
  )
  await transaction.execute(sql`delete from one_time_token where account_id = any(${ids}::bigint[])`)
  await transaction.execute(sql`delete from session where account_id = any(${ids}::bigint[])`)
  await transaction.query(sql`select remove_unactivated_consents(${ids}::bigint[])`)
  await transaction.execute(sql`delete from account where id = any(${ids}::bigint[])`)
}
