import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { hasSecondFactor } from './check-second-factor.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { secondFactorLimit } from './second-factor-limit.ts'
import { spendCode } from './spend-code.ts'
import { twoFactorDisabledLetters } from './two-factor-letters.ts'

type DisablePorts = Pick<Ports, 'database' | 'forgetSession' | 'limiter' | 'secretBox'>

interface Disabling extends Actor {
  readonly code: string
}

/** Spends the code and disables two-factor authentication. */
const disableSecondFactor = (
  { database, secretBox, forgetSession }: DisablePorts,
  { accountId, sessionId, client, code }: Disabling,
): Promise<null | Failure<'2FA_ERROR'>> =>
  database.transaction(async (transaction) => {
    const kind = await spendCode(transaction, secretBox, { accountId, code })
    if (!kind) return new Failure('2FA_ERROR')
    await transaction.execute(sql`delete from backup_code where account_id = ${accountId}`)
    await transaction.execute(sql`delete from two_factor where account_id = ${accountId}`)
    await endSessions(transaction, {
      accountId,
      reason: 'two_factor_changed',
      exceptSessionId: sessionId,
      forgetSession,
    })
    await recordSecurityEvent(transaction, { accountId, kind: 'two-factor-disabled', client, sessionId })
    await mailAccount(transaction, accountId, { letters: twoFactorDisabledLetters, values: {} })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return null
  })

/** Disables two-factor authentication. Requires a code, because the session may be stolen. */
export async function disableTwoFactor(
  ports: DisablePorts,
  disabling: Disabling,
): Promise<null | Failure<'2FA_ERROR' | 'TOO_MANY_REQUESTS' | 'TWO_FACTOR_NOT_ENABLED'>> {
  const { database, limiter } = ports
  const { accountId } = disabling
  if (!(await hasSecondFactor(database, accountId))) return new Failure('TWO_FACTOR_NOT_ENABLED')
  const limit = secondFactorLimit(accountId)
  const refused = await limiter.hit(limit)
  if (refused) return refused
  const disabled = await forgiveOnError(limiter, [limit], () => disableSecondFactor(ports, disabling))
  if (!disabled) await limiter.forgive(limit)
  return disabled
}
