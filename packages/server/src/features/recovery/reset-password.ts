import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client } from '../../http/handlers.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import type { Limit } from '../../limits/limiter.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { markActivated } from '../auth/activate-account.ts'
import { forgetDevices } from '../devices/known-device.ts'
import { accountKey } from '../auth/address-key.ts'
import { liftLogInLimits } from '../auth/log-in-limits.ts'
import { breachedPasswordRefusal, newPasswordRefusal } from '../passwords/new-password-refusal.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { stepUpLimit } from '../step-up/step-up-limit.ts'
import { checkSecondFactor, hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { secondFactorLimit } from '../two-factor/second-factor-limit.ts'
import { findReset } from './find-reset.ts'
import { passwordWasResetLetters } from '../auth/password-was-reset-letters.ts'
import type { Ports } from '../ports.ts'

type ResetPorts = Pick<
  Ports,
  | 'config'
  | 'database'
  | 'forgetSession'
  | 'isBreached'
  | 'limiter'
  | 'onActivated'
  | 'publicUrl'
  | 'random'
  | 'secretBox'
>

interface Reset {
  readonly token: string
  readonly password: string
  readonly code: string | undefined
  readonly client: Client
}

type Refusal = Failure<
  | '2FA_CODE_INVALID'
  | 'BAD_REQUEST'
  | 'PASSWORD_BREACHED'
  | 'PASSWORD_CONTAINS_IDENTITY'
  | 'PASSWORD_TOO_COMMON'
  | 'RESET_LINK_INVALID'
  | 'TOO_MANY_REQUESTS'
>

/**
 * Access to the mailbox is only one of two factors. Attempts are counted separately from logins, because
 * somebody who knows the password could exhaust those and lock the owner out of recovery.
 */
async function codeProblem(
  ports: Pick<Ports, 'database' | 'limiter' | 'secretBox'>,
  accountId: number,
  { code, client }: Reset,
): Promise<Refusal | null> {
  if (!(await hasSecondFactor(ports.database, accountId))) return null
  if (code === undefined) return new Failure('2FA_CODE_INVALID')
  const limit: Limit = { ...secondFactorLimit(accountId), key: `two-factor-reset:${accountId}` }
  const limited = await ports.limiter.hit(limit)
  if (limited) return limited
  const right = await forgiveOnError(ports.limiter, [limit], () =>
    checkSecondFactor(ports, { accountId, code, client }),
  )
  if (right instanceof Failure) return right
  if (!right) return new Failure('2FA_CODE_INVALID')
  await ports.limiter.forgive(limit)
  return null
}

/** Uses up the link. Fails if it was used or replaced by a newer one in the meantime. */
async function takeLink(transaction: Transaction, accountId: number, token: string): Promise<boolean> {
  // Lock the account first, like all other commands, so concurrent changes run one after another.
  await transaction.query(sql`select from account where id = ${accountId} for no key update`)
  const taken = await transaction.execute(
    sql`update one_time_token set used_at = now()
        where token_hash = ${hashOf(token)} and used_at is null and expires_at > now()`,
  )
  return taken === 1
}

interface NewPassword extends Pick<Ports, 'onActivated'> {
  readonly accountId: number
  readonly passwordHash: string
}

/** Sets the password and cancels everything that may have been started with the old one. */
async function setPassword(
  transaction: Transaction,
  { onActivated, accountId, passwordHash }: NewPassword,
): Promise<Date> {
  await transaction.execute(sql`delete from log_in_challenge where account_id = ${accountId}`)
  await transaction.execute(
    sql`delete from one_time_token
        where account_id = ${accountId} and purpose in ('email-confirmation', 'password-reset') and used_at is null`,
  )
  const { at, isActivated } = await transaction.one<{ at: Date; isActivated: boolean }>(
    sql`update account set password_hash = ${passwordHash}, pending_email = null, pending_email_expires_at = null
        where id = ${accountId} returning now() as at, activated_at is not null as is_activated`,
  )
  if (!isActivated) await markActivated(transaction, accountId, onActivated)
  return at
}

/**
 * Sets a new password with a reset link and, if enabled, the second factor. A refusal keeps the
 * link valid. Ends all sessions and starts none. Activates an inactive account, because the
 * link proves access to the mailbox.
 */
export async function resetPassword(ports: ResetPorts, reset: Reset): Promise<null | Refusal> {
  const { config, database, limiter, random, publicUrl, forgetSession, onActivated } = ports
  const { token, password, client } = reset
  const network = networkOf(client.address)
  const owner = await findReset(database, token)
  if (!owner) return new Failure('RESET_LINK_INVALID')
  const { accountId, username, email, locale } = owner
  const asked = { minLength: config.passwordMinLength, field: 'password' }
  const problem =
    newPasswordRefusal({ password, username, email }, asked) ??
    (await breachedPasswordRefusal(ports, password))
  if (problem) return problem
  // Hash before checking the code: hashing may be refused under load, and the code would be wasted.
  const passwordHash = await hashPassword(password, network)
  const wrongCode = await codeProblem(ports, accountId, reset)
  if (wrongCode) return wrongCode
  const refused = await database.transaction(async (transaction) => {
    if (!(await takeLink(transaction, accountId, token))) return new Failure('RESET_LINK_INVALID')
    const at = await setPassword(transaction, { onActivated, accountId, passwordHash })
    // They may belong to somebody who knew the old password.
    await forgetDevices(transaction, random, accountId)
    await endSessions(transaction, { accountId, reason: 'password_changed', forgetSession })
    await recordSecurityEvent(transaction, { accountId, kind: 'password-reset', client })
    const url = portalUrl(publicUrl, locale, '/resetpassword')
    const letter = passwordWasResetLetters[locale]({ username, url, address: client.address, at })
    await queueMail(transaction, email, compose(letter, locale))
    return null
  })
  if (refused) return refused
  await liftLogInLimits(limiter, { key: accountKey(accountId), network })
  await limiter.lift(secondFactorLimit(accountId))
  await limiter.lift(stepUpLimit(accountId))
  return null
}
