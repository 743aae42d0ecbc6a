import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { stateAfterAttempt } from './end-attempt.ts'
import { publishDeliveries } from './publish-deliveries.ts'

/** Ends up to 500 attempts whose lease has expired. Resolves with their number. */
export async function requeueExpired(transaction: Transaction): Promise<number> {
  const lapsed = await transaction.query<{ id: number }>(sql`
    update delivery set state = ${stateAfterAttempt}, due_at = now()
    where id in (
      select id from delivery where state = 'claimed' and lease_expires_at <= now()
      order by id limit 500 for update skip locked
    )
    returning id`)
  if (lapsed.length > 0)
    await publishDeliveries(
      transaction,
      lapsed.map(({ id }) => id),
    )
  return lapsed.length
}
