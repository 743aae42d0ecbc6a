import type { LogInStep } from '@olympus/contract/auth'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import { countAttempt } from '../../limits/count-attempt.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { Sender } from '../actor.ts'
import { knownSecretOf } from '../devices/device-cookie.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { accountKey, mailboxKey } from './address-key.ts'
import { createSecondFactorChallenge } from './create-second-factor-challenge.ts'
import { countSuccess, knownDeviceLimits, logInLimits } from './log-in-limits.ts'
import { openSession, type OpenSessionPorts } from './open-session.ts'

interface LogInRequest {
  readonly email: string
  readonly password: string
  readonly locale?: LocaleCode | undefined
  readonly client: Client
  readonly reply: ReplyHeaders
}

interface Credentials {
  readonly email: string
  readonly password: string
  /** The secret of a known device, if the client sent one. */
  readonly knownSecret: string | null
  readonly network: string
  readonly client: Sender
}

interface CredentialsRow {
  readonly id: number
  readonly passwordHash: string
  readonly isKnownDevice: boolean
}

interface CheckedCredentials {
  readonly accountId: number
  /** The hash that the password was checked against. */
  readonly passwordHash: string
}

/** Whether the password is unchanged since the check and no second factor was enabled. */
async function isPasswordStillEnough(
  queries: Queries,
  { accountId, passwordHash }: CheckedCredentials,
): Promise<boolean> {
  const account = await queries.maybeOne(
    sql`select from account where id = ${accountId} and password_hash = ${passwordHash}`,
  )
  return account !== undefined && !(await hasSecondFactor(queries, accountId))
}

/**
 * Resolves with the account for valid credentials, and reveals nothing about it otherwise. Throws
 * SERVICE_UNAVAILABLE when too many passwords are being checked.
 */
async function checkCredentials(
  ports: Pick<Ports, 'config' | 'database' | 'limiter'>,
  { email, password, knownSecret, network, client }: Credentials,
): Promise<CheckedCredentials | Failure<'TOO_MANY_REQUESTS' | 'UNKNOWN_CREDENTIALS'>> {
  const { database, limiter } = ports
  const account = await database.maybeOne<CredentialsRow>(
    sql`select id, password_hash, exists (
          select from known_device where account_id = account.id and secret_hash = ${hashOf(knownSecret ?? '')}
        ) as is_known_device
        from account where lower(email) = lower(${email})`,
  )
  const key = account ? accountKey(account.id) : await mailboxKey(database, email)
  const deviceSecret = account?.isKnownDevice ? knownSecret : null
  const limits = deviceSecret === null ? logInLimits({ key, network }) : knownDeviceLimits(key, deviceSecret)
  const refusal = await countAttempt(limiter, limits, { countsRefused: true })
  if (refusal) return refusal
  const isRight = await forgiveOnError(limiter, limits, () =>
    verifyPassword(account?.passwordHash, password, { network }),
  )
  if (account && isRight) {
    const tooMany = await countSuccess(ports, { accountId: account.id, knownSecret: deviceSecret })
    // The attempt stays counted, so that a flood is soon refused without a hash.
    if (tooMany) return tooMany
    for (const limit of limits) await limiter.forgive(limit)
    return { accountId: account.id, passwordHash: account.passwordHash }
  }
  if (account) await recordSecurityEvent(database, { accountId: account.id, kind: 'log-in-failed', client })
  return new Failure('UNKNOWN_CREDENTIALS')
}

/** Starts a session, or asks for the second factor. */
export async function logIn(
  ports: OpenSessionPorts & Pick<Ports, 'config' | 'limiter' | 'padResponse'>,
  { email, password, locale, client, reply }: LogInRequest,
): Promise<
  | LogInStep
  | Failure<
      | 'TOO_MANY_REQUESTS'
      | 'UNAUTHORIZED_BANNED_ACCOUNT'
      | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'
      | 'UNKNOWN_CREDENTIALS'
    >
> {
  const knownSecret = knownSecretOf(client, ports.publicUrl)
  const network = networkOf(client.address)
  const checked = await ports.padResponse(
    () => checkCredentials(ports, { email, password, knownSecret, network, client }),
    (outcome) => outcome instanceof Failure,
  )
  if (checked instanceof Failure) return checked
  const { accountId } = checked
  const asked = await createSecondFactorChallenge(ports, accountId)
  if (asked instanceof Failure) return asked
  if (asked) return { step: 'two-factor', ...asked }
  const opened = await openSession(ports, {
    accountId,
    isStillProven: (queries) => isPasswordStillEnough(queries, checked),
    client,
    reply,
    locale,
  })
  if (!(opened instanceof Failure)) return { step: 'logged-in', ...opened }
  const { key, details } = opened
  return new Failure(key === 'SESSION_HANDLE_ERROR' ? 'UNKNOWN_CREDENTIALS' : key, details)
}
