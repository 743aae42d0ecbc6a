import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import {
  isMereRegistration,
  removeRegistrations,
  type StaleRegistration,
} from '../auth/remove-registrations.ts'

const batchSize = 100

/**
 * Never activated, 30 days old, without a valid activation link. Skips accounts with
 * coins, purchases or characters.
 */
const lockBatch = sql`
  select id, email from account
  where ${isMereRegistration} and created_at < now() - interval '30 days'
    and not exists (
      select from one_time_token
      where account_id = account.id and purpose = 'activation' and used_at is null and expires_at > now())
  order by created_at limit ${batchSize} for update skip locked`

const removeBatch = (database: Database): Promise<number> =>
  database.transaction(
    async (transaction) => {
      const accounts = await transaction.query<StaleRegistration>(lockBatch)
      await removeRegistrations(transaction, accounts)
      return accounts.length
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
