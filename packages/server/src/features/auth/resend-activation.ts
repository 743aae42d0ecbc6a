import type { BrowserProof } from '@olympus/contract/browser-check'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { mailActivationLink, type Recipient } from './activation-link.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import { noPassword } from '../passwords/password-hash.ts'
import type { Limit } from '../../limits/limiter.ts'
import type { Ports } from '../ports.ts'
import { mailResetLink } from './mail-reset-link.ts'
import { addressKey } from './address-key.ts'

interface ActivationAccount extends Recipient {
  readonly passwordHash: string
  readonly isActivated: boolean
}

interface ResendRequest {
  readonly email: string
  readonly locale: LocaleCode
  readonly network: string
  readonly proof?: BrowserProof | undefined
}

type ResendRefusal = Failure<
  'BROWSER_CHECK_REQUIRED' | 'INVALID_EMAIL_FORMAT' | 'NOT_FOUND_ACCOUNT_BY_EMAIL' | 'TOO_MANY_REQUESTS'
>

const perNetwork = { max: 20, windowSeconds: 3600 }
const perAddress = { max: 3, windowSeconds: 3600, isSteady: true }

/**
 * Mails a new activation link if an account waits for one; otherwise the answer is the same. If several
 * players registered the address, mails a link to set a password instead.
 */
export async function resendActivation(
  ports: Pick<Ports, 'browserCheck' | 'config' | 'database' | 'limiter' | 'publicUrl' | 'random'>,
  { email, locale, network, proof }: ResendRequest,
): Promise<null | ResendRefusal> {
  const { browserCheck, config, database, limiter, random, publicUrl } = ports
  if (!isEmailAddress(email)) return new Failure('INVALID_EMAIL_FORMAT')
  const limit: Limit = { key: `resend:${network}`, ...perNetwork }
  const limited = await browserCheck.pass({ action: 'resend-activation', network, limit, proof })
  if (limited) return limited
  const key = await addressKey(database, email)
  const limitedAddress = await limiter.hit({ key: `resend:${key}`, ...perAddress })
  if (limitedAddress) return limitedAddress
  return database.transaction(async (transaction) => {
    const account = await transaction.maybeOne<ActivationAccount>(
      sql`select id as account_id, username, email, password_hash, activated_at is not null as is_activated
          from account where lower(email) = lower(${email}) for no key update`,
    )
    if (!account && config.disclosesUnknownEmail) return new Failure('NOT_FOUND_ACCOUNT_BY_EMAIL')
    if (!account || account.isActivated) return null
    const mailLink = account.passwordHash === noPassword ? mailResetLink : mailActivationLink
    await mailLink(transaction, account, { random, publicUrl, locale })
    return null
  })
}
