import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { RenewedSession } from '../sessions/renew-session.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { saveBackupCodes } from './save-backup-codes.ts'
import { readCode } from './second-factor-rules.ts'
import { secretKeyContext } from './secret-contexts.ts'
import { stepOfCode } from './totp.ts'
import { twoFactorEnabledLetters } from './two-factor-letters.ts'

interface Pending {
  readonly secretBox: Buffer
  readonly isEnabled: boolean
  readonly isExpired: boolean
  readonly now: Date
}

type Refusal = Failure<'2FA_CODE_INVALID' | 'TWO_FACTOR_ALREADY_ENABLED' | 'TWO_FACTOR_ENROLMENT_EXPIRED'>

/** The time step of the first code for the pending key. Storing it spends the code. */
async function firstStepOrRefusal(
  queries: Queries,
  secretBox: SecretBox,
  { accountId, code }: { readonly accountId: number; readonly code: string },
): Promise<number | Refusal> {
  const pending = await queries.maybeOne<Pending>(
    sql`select secret_box, enabled_at is not null as is_enabled, expires_at <= now() as is_expired, now() as now
        from two_factor where account_id = ${accountId} for update`,
  )
  if (pending?.isEnabled) return new Failure('TWO_FACTOR_ALREADY_ENABLED')
  if (!pending || pending.isExpired) return new Failure('TWO_FACTOR_ENROLMENT_EXPIRED')
  const typed = readCode(code)
  const secretKey = secretBox.open(pending.secretBox, secretKeyContext(accountId))
  const step = typed?.kind === 'totp' ? stepOfCode(secretKey, typed.code, pending.now) : null
  return step ?? new Failure('2FA_CODE_INVALID')
}

/**
 * Enables two-factor authentication. The first code proves that the app has the key.
 * Returns backup codes and new tokens.
 */
export async function enableTwoFactor(
  ports: Pick<Ports, 'database' | 'forgetSession' | 'random' | 'renewal' | 'secretBox'>,
  actor: Actor,
  code: string,
): Promise<{ backupCodes: string[]; renewed: RenewedSession } | Refusal> {
  const { database, random, secretBox, renewal, forgetSession } = ports
  const { accountId, sessionId, client } = actor
  return database.transaction(async (transaction) => {
    const step = await firstStepOrRefusal(transaction, secretBox, { accountId, code })
    if (step instanceof Failure) return step
    await transaction.execute(
      sql`update two_factor set enabled_at = now(), expires_at = null, codes_saved_at = null, last_step = ${step}
          where account_id = ${accountId}`,
    )
    const backupCodes = await saveBackupCodes(transaction, { secretBox, random }, accountId)
    await endSessions(transaction, {
      accountId,
      reason: 'two_factor_changed',
      exceptSessionId: sessionId,
      forgetSession,
    })
    const renewed = await renewal.renew(transaction, actor)
    await recordSecurityEvent(transaction, { accountId, kind: 'two-factor-enabled', client, sessionId })
    await mailAccount(transaction, accountId, { letters: twoFactorEnabledLetters, values: {} })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return { backupCodes, renewed }
  })
}
