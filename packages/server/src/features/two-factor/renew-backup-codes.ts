import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { saveBackupCodes } from './save-backup-codes.ts'
import { backupCodesRenewedLetters } from './backup-code-letters.ts'

/** Replaces the backup codes. Returns the new ones; the old ones stop working. */
export async function renewBackupCodes(
  { database, random, secretBox }: Pick<Ports, 'database' | 'random' | 'secretBox'>,
  { accountId, sessionId, client }: Actor,
): Promise<{ backupCodes: string[] } | Failure<'TWO_FACTOR_NOT_ENABLED'>> {
  return database.transaction(async (transaction) => {
    // This lock also serializes renewals.
    const found = await transaction.execute(
      sql`update two_factor set codes_saved_at = null where account_id = ${accountId} and enabled_at is not null`,
    )
    if (found === 0) return new Failure('TWO_FACTOR_NOT_ENABLED')
    const backupCodes = await saveBackupCodes(transaction, { secretBox, random }, accountId)
    await recordSecurityEvent(transaction, { accountId, kind: 'backup-codes-renewed', client, sessionId })
    await mailAccount(transaction, accountId, { letters: backupCodesRenewedLetters, values: {} })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return { backupCodes }
  })
}
