import type { Security } from '@olympus/contract/two-factor'
import sql from 'sql-template-tag'
import type { Ports } from '../ports.ts'
import { backupCodesLeftOf } from './check-second-factor.ts'

interface Row {
  readonly enabledAt: Date
  readonly hasSavedBackupCodes: boolean
}

export async function getSecurity(
  { database, listPasskeys }: Pick<Ports, 'database' | 'listPasskeys'>,
  accountId: number,
): Promise<Security> {
  const row = await database.maybeOne<Row>(
    sql`select enabled_at, codes_saved_at is not null as has_saved_backup_codes
        from two_factor where account_id = ${accountId} and enabled_at is not null`,
  )
  return {
    twoFactor: row
      ? {
          enabledAt: row.enabledAt.toISOString(),
          backupCodesLeft: await backupCodesLeftOf(database, accountId),
          hasSavedBackupCodes: row.hasSavedBackupCodes,
        }
      : null,
    passkeys: await listPasskeys(database, accountId),
  }
}
