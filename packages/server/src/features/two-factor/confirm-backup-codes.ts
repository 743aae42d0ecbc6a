import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'

/** Records that the player saved the backup codes, so the portal stops asking. */
export async function confirmBackupCodes(
  database: Database,
  accountId: number,
): Promise<null | Failure<'TWO_FACTOR_NOT_ENABLED'>> {
  return database.transaction(
    async (transaction) => {
      const found = await transaction.execute(
        sql`update two_factor set codes_saved_at = coalesce(codes_saved_at, now())
            where account_id = ${accountId} and enabled_at is not null`,
      )
      if (found === 0) return new Failure('TWO_FACTOR_NOT_ENABLED')
      await publish(transaction, accountId, { kind: 'account-changed' })
      return null
    },
    { isRepeatable: true },
  )
}
