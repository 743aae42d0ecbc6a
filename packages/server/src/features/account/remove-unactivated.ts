import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'

const batchSize = 100

/**
 * Never activated, 30 days old, without a valid activation link. Skips accounts with
 * coins, purchases or characters.
 */
const lockBatch = sql`
  select id, email from account
  where activated_at is null and deleted_at is null and created_at < now() - interval '30 days'
    and not exists (
      select from one_time_token
      where account_id = account.id and purpose = 'activation' and used_at is null and expires_at > now())
    and not exists (select from ledger_account where ledger_account.account_id = account.id)
    and not exists (select from donation where donation.account_id = account.id)
    and not exists (select from character where character.account_id = account.id)
  order by created_at limit ${batchSize} for update skip locked`

const removeBatch = (database: Database): Promise<number> =>
  database.transaction(
    async (transaction) => {
      const accounts = await transaction.query<{ id: number; email: string }>(lockBatch)
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
      return ids.length
    },
    { isRepeatable: true },
  )

/**
 * Deletes accounts that were not activated within 30 days: no contract exists. Resolves with their number.
 */
export async function removeUnactivated(database: Database): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await removeBatch(database)
    removed += count
    if (count < batchSize) return removed
  }
}
