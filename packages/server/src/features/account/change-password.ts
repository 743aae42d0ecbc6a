import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { limitGuesses } from '../../limits/limit-guesses.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import type { RenewedSession } from '../sessions/renew-session.ts'
import { publish } from '../live/publish.ts'
import { breachedPasswordRefusal, newPasswordRefusal } from '../passwords/new-password-refusal.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { passwordChangedLetters } from './password-changed-letters.ts'
import { dropPendingEmail } from './drop-pending-email.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { dropLinks } from './one-time-link.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

type ChangePasswordRefusal = Failure<
  | 'BAD_REQUEST'
  | 'PASSWORD_BREACHED'
  | 'PASSWORD_CONTAINS_IDENTITY'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_UNCHANGED'
  | 'TOO_MANY_REQUESTS'
  | 'WRONG_PASSWORD'
>

interface CredentialsRow extends Addressee {
  readonly passwordHash: string
}

function newPasswordRefusalOf(
  { currentPassword, newPassword: password }: PasswordChange,
  { username, email }: CredentialsRow,
  minLength: number,
): ChangePasswordRefusal | null {
  if (password.normalize('NFKC') === currentPassword.normalize('NFKC'))
    return new Failure('PASSWORD_UNCHANGED')
  return newPasswordRefusal({ password, username, email }, { minLength, field: 'newPassword' })
}

/** Drops what somebody else may have started with the old password. */
async function dropPendingActions(transaction: Transaction, { accountId, sessionId }: Actor): Promise<void> {
  await transaction.execute(sql`delete from log_in_challenge where account_id = ${accountId}`)
  await dropLinks(transaction, accountId, ['password-reset'])
  const own = await transaction.maybeOne(
    sql`select from one_time_token where account_id = ${accountId} and purpose = 'email-confirmation'
          and used_at is null and payload ->> 'sessionId' = ${sessionId}`,
  )
  if (!own) await dropPendingEmail(transaction, accountId)
}

/** Resolves with the account if the password is right. Only wrong passwords are counted. */
const proveCurrentPassword = (
  { database, limiter }: Pick<Ports, 'database' | 'limiter'>,
  { accountId, client }: Actor,
  currentPassword: string,
): Promise<CredentialsRow | Failure<'TOO_MANY_REQUESTS' | 'WRONG_PASSWORD'>> =>
  limitGuesses(limiter, {
    limits: [{ key: `password:${accountId}`, max: 10, windowSeconds: 15 * 60 }],
    act: async () => {
      const row = await database.one<CredentialsRow>(
        sql`select username, email, locale, password_hash from account where id = ${accountId}`,
      )
      const network = networkOf(client.address)
      const isRight = await verifyPassword(row.passwordHash, currentPassword, { network })
      return isRight ? row : new Failure('WRONG_PASSWORD')
    },
    isWrong: (outcome) => outcome instanceof Failure,
  })

/**
 * Whether this session has just set this password: the reply was lost, and the player sends the form again.
 * In any other session, and later, an attempt must not test a second password.
 */
async function hasJustSetPassword(
  { database }: Pick<Ports, 'database'>,
  { accountId, sessionId, client }: Actor,
  password: string,
): Promise<boolean> {
  const row = await database.maybeOne<Pick<CredentialsRow, 'passwordHash'>>(
    sql`select password_hash from account where id = ${accountId} and exists (
          select from security_event
          where account_id = account.id and kind = 'password-changed' and session_id = ${sessionId}
            and created_at > now() - interval '15 minutes')`,
  )
  return (
    row !== undefined && verifyPassword(row.passwordHash, password, { network: networkOf(client.address) })
  )
}

type ChangePorts = Pick<
  Ports,
  'config' | 'database' | 'forgetSession' | 'isBreached' | 'limiter' | 'publicUrl' | 'renewal'
>

async function setPassword(
  ports: ChangePorts,
  actor: Actor,
  change: PasswordChange,
): Promise<RenewedSession | ChangePasswordRefusal> {
  const { config, database, publicUrl, renewal, forgetSession } = ports
  const { accountId, sessionId, client } = actor
  const row = await proveCurrentPassword(ports, actor, change.currentPassword)
  if (row instanceof Failure) return row
  const refused = newPasswordRefusalOf(change, row, config.passwordMinLength)
  if (refused) return refused
  const breached = await breachedPasswordRefusal(ports, change.newPassword)
  if (breached) return breached
  const passwordHash = await hashPassword(change.newPassword, networkOf(client.address))
  return database.transaction(async (transaction) => {
    const changed = await transaction.execute(
      sql`update account set password_hash = ${passwordHash}
          where id = ${accountId} and password_hash = ${row.passwordHash}`,
    )
    // Another request was faster, so the current password has changed.
    if (changed === 0) return new Failure('WRONG_PASSWORD')
    await endSessions(transaction, {
      accountId,
      reason: 'password_changed',
      exceptSessionId: sessionId,
      forgetSession,
    })
    const renewed = await renewal.renew(transaction, actor)
    await dropPendingActions(transaction, actor)
    const url = portalUrl(publicUrl, row.locale, '/resetpassword')
    await mailPlayer(transaction, row, { letters: passwordChangedLetters, values: { url } })
    await recordSecurityEvent(transaction, { accountId, kind: 'password-changed', client, sessionId })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return renewed
  })
}

/**
 * Sets a new password if the current one is correct. Ends all other sessions and renews this one. The
 * same request again only renews the session: the new password is a proof, too.
 */
export async function changePassword(
  ports: ChangePorts,
  actor: Actor,
  change: PasswordChange,
): Promise<RenewedSession | ChangePasswordRefusal> {
  const changed = await setPassword(ports, actor, change)
  const isWrong = changed instanceof Failure && changed.key === 'WRONG_PASSWORD'
  if (!isWrong || !(await hasJustSetPassword(ports, actor, change.newPassword))) return changed
  return ports.database.transaction((transaction) =>
    ports.renewal.renew(transaction, actor, { isRepeated: true }),
  )
}
