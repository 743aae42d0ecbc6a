import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Sender } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { spendCode } from './spend-code.ts'
import { backupCodeUsedLetters } from './backup-code-letters.ts'

/** The kind of code that was accepted, and the number of unused backup codes. */
export interface AcceptedCode {
  readonly kind: 'totp' | 'backup-code'
  readonly backupCodesLeft: number
}

interface EnteredCode {
  readonly accountId: number
  readonly code: string
  /** The client that entered the code. */
  readonly client: Sender
}

/** Whether two-factor authentication is enabled. */
export async function hasSecondFactor(queries: Queries, accountId: number): Promise<boolean> {
  const { isOn } = await queries.one<{ isOn: boolean }>(
    sql`select exists (select from two_factor where account_id = ${accountId} and enabled_at is not null) as is_on`,
  )
  return isOn
}

export async function backupCodesLeftOf(queries: Queries, accountId: number): Promise<number> {
  const { left } = await queries.one<{ left: number }>(
    sql`select count(*) as left from backup_code where account_id = ${accountId} and used_at is null`,
  )
  return left
}

/**
 * Checks an authenticator app code or a backup code and spends it. Returns null for a
 * wrong or spent code. Mails the player about a used backup code. The caller must first
 * count the attempt with `secondFactorLimit`.
 */
export async function checkSecondFactor(
  { database, secretBox }: Pick<Ports, 'database' | 'secretBox'>,
  { accountId, code, client }: EnteredCode,
): Promise<AcceptedCode | null | Failure<'TOO_MANY_REQUESTS'>> {
  return database.transaction(async (transaction) => {
    const kind = await spendCode(transaction, secretBox, { accountId, code })
    if (!kind) return null
    const backupCodesLeft = await backupCodesLeftOf(transaction, accountId)
    if (kind === 'backup-code') {
      await recordSecurityEvent(transaction, { accountId, kind: 'backup-code-used', client })
      await mailAccount(transaction, accountId, {
        letters: backupCodeUsedLetters,
        values: { backupCodesLeft },
      })
      await publish(transaction, accountId, { kind: 'account-changed' })
    }
    return { kind, backupCodesLeft }
  })
}
