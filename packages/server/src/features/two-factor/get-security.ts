import type { Passkey } from '@olympus/contract/passkeys'
import type { Security } from '@olympus/contract/two-factor'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { backupCodesLeftOf } from './check-second-factor.ts'

/** Reads the passkeys of an account, oldest first. */
export type PasskeysOf = (queries: Queries, accountId: number) => Promise<Passkey[]>

interface Row {
  readonly enabledAt: Date
  readonly hasSavedBackupCodes: boolean
}

export async function getSecurity(
  queries: Queries,
  accountId: number,
  passkeysOf: PasskeysOf,
): Promise<Security> {
  const row = await queries.maybeOne<Row>(
    sql`select enabled_at, codes_saved_at is not null as has_saved_backup_codes
        from two_factor where account_id = ${accountId} and enabled_at is not null`,
  )
  return {
    twoFactor: row
      ? {
          enabledAt: row.enabledAt.toISOString(),
          backupCodesLeft: await backupCodesLeftOf(queries, accountId),
          hasSavedBackupCodes: row.hasSavedBackupCodes,
        }
      : null,
    passkeys: await passkeysOf(queries, accountId),
  }
}
