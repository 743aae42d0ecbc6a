import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client } from '../../http/handlers.ts'
import { forgiveUnjudged } from '../../limits/forgive-unjudged.ts'
import type { Limit, Limiter } from '../../limits/limiter.ts'
import { hashOf } from '../../secret.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { knownDeviceLimits, logInLimits } from './log-in-limits.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** By what an account knows this device again. */
  readonly knownSecret: string | null
  readonly network: string
  readonly client: Pick<Client, 'address' | 'userAgent'>
}

interface Account {
  readonly id: number
  readonly passwordHash: string
  readonly isKnownDevice: boolean
}

interface Checked {
  readonly accountId: number
  /** With which the password was compared. */
  readonly passwordHash: string
}

/** Whether the password is still the one that was checked, and still enough. */
export async function isPasswordStillEnough(
  queries: Queries,
  { accountId, passwordHash }: Checked,
): Promise<boolean> {
  const account = await queries.maybeOne(
    sql`select from account where id = ${accountId} and password_hash = ${passwordHash}`,
  )
  return account !== undefined && !(await hasSecondFactor(queries, accountId))
}

/** Counts the attempt before the password is looked at, so that parallel guesses cannot slip through together. */
async function limitRefusal(
  limiter: Limiter,
  limits: readonly Limit[],
): Promise<Failure<'TOO_MANY_REQUESTS'> | null> {
  for (const limit of limits) {
    const refusal = await limiter.hit(limit)
    if (refusal) return refusal
  }
  return null
}

/**
 * Resolves with the account of the right e-mail and password; what it says of the account, only the one who knows them is told.
 * Throws Failure SERVICE_UNAVAILABLE when too many passwords are being checked.
 */
export async function checkCredentials(
  { database, limiter }: { readonly database: Database; readonly limiter: Limiter },
  { email, password, knownSecret, network, client }: Credentials,
): Promise<Checked | Failure<'TOO_MANY_REQUESTS' | 'UNKNOWN_CREDENTIALS'>> {
  const account = await database.maybeOne<Account>(
    sql`select id, password_hash, exists (
          select from known_device where account_id = account.id and secret_hash = ${hashOf(knownSecret ?? '')}
        ) as is_known_device
        from account where lower(email) = lower(${email})`,
  )
  const limits =
    account?.isKnownDevice && knownSecret
      ? knownDeviceLimits(email, knownSecret)
      : logInLimits({ email, network })
  const refusal = await limitRefusal(limiter, limits)
  if (refusal) return refusal
  const isRight = await forgiveUnjudged(limiter, limits, () =>
    verifyPassword(account?.passwordHash, password),
  )
  if (account && isRight) {
    for (const limit of limits) await limiter.forgive(limit)
    return { accountId: account.id, passwordHash: account.passwordHash }
  }
  if (account) await recordSecurityEvent(database, { accountId: account.id, kind: 'log-in-failed', client })
  return new Failure('UNKNOWN_CREDENTIALS')
}
