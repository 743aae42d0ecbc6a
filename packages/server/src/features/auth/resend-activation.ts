import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import { mailActivationLink, type Recipient } from './activation-link.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import { noPassword } from '../passwords/password-hash.ts'
import { mailResetLink } from './mail-reset-link.ts'
import { addressKey } from './log-in-limits.ts'

interface ResendContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly random: Random
  readonly publicUrl: string
  readonly disclosesUnknownEmail: boolean
}

interface ActivationAccount extends Recipient {
  readonly passwordHash: string
  readonly isActivated: boolean
}

interface ResendRequest {
  readonly email: string
  readonly locale: LocaleCode
  readonly network: string
}

const perNetwork = { max: 20, windowSeconds: 3600 }
const perAddress = { max: 3, windowSeconds: 3600, isSteady: true }

/**
 * Mails a new activation link if an account waits for one; otherwise the answer is the same. If several
 * players registered the address, mails a link to set a password instead.
 */
export async function resendActivation(
  { database, limiter, random, publicUrl, disclosesUnknownEmail }: ResendContext,
  { email, locale, network }: ResendRequest,
): Promise<null | Failure<'INVALID_EMAIL_FORMAT' | 'NOT_FOUND_ACCOUNT_BY_EMAIL' | 'TOO_MANY_REQUESTS'>> {
  if (!isEmailAddress(email)) return new Failure('INVALID_EMAIL_FORMAT')
  const limited = await limiter.hit({ key: `resend:${network}`, ...perNetwork })
  if (limited) return limited
  const limitedAddress = await limiter.hit({ key: `resend:${addressKey(email)}`, ...perAddress })
  if (limitedAddress) return limitedAddress
  return database.transaction(async (transaction) => {
    const account = await transaction.maybeOne<ActivationAccount>(
      sql`select id as account_id, username, email, password_hash, activated_at is not null as is_activated
          from account where lower(email) = lower(${email}) for no key update`,
    )
    if (!account && disclosesUnknownEmail) return new Failure('NOT_FOUND_ACCOUNT_BY_EMAIL')
    if (!account || account.isActivated) return null
    const mailLink = account.passwordHash === noPassword ? mailResetLink : mailActivationLink
    await mailLink(transaction, account, { random, publicUrl, locale })
    return null
  })
}
