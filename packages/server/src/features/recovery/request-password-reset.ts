import { limits } from '@olympus/contract/limits'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client } from '../../http/handlers.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import { compose, letterIn, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { hashOf, newSecret } from '../../secret.ts'
import { mailActivationLink, type Recipient } from '../auth/activation-link.ts'
import { addressKey } from '../auth/log-in-limits.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { RecoveryContext } from './recovery-context.ts'
import { passwordResetLetters } from './recovery-letters.ts'

interface ResetRequest {
  readonly email: string
  readonly locale: LocaleCode
  readonly client: Client
}

interface Account extends Recipient {
  readonly isActivated: boolean
}

const perNetwork = { max: 20, windowSeconds: 3600 }
/** A stranger can use it up; then the owner has the link that the stranger had mailed. */
const perAddress = { max: 3, windowSeconds: 3600, isSteady: true }

/** Mails a link for a new password. The links of earlier mails stop working. */
async function mailResetLink(
  transaction: Transaction,
  { random, config: { publicUrl } }: RecoveryContext,
  { accountId, username, email }: Account,
  locale: LocaleCode,
): Promise<void> {
  const token = newSecret(random)
  await transaction.execute(
    sql`delete from one_time_token
        where account_id = ${accountId} and purpose = 'password-reset' and used_at is null`,
  )
  await transaction.execute(
    sql`insert into one_time_token (token_hash, account_id, purpose, expires_at)
        values (${hashOf(token)}, ${accountId}, 'password-reset',
          now() + make_interval(secs => ${limits.passwordResetSeconds}))`,
  )
  const url = portalUrl(publicUrl, locale, `/password/new?token=${token}`)
  const letter = letterIn(passwordResetLetters, locale, { username, url })
  await queueMail(transaction, email, compose(letter, locale))
}

/** Mails the owner of an address the way back into the account; the answer is the same if there is none. */
export async function requestPasswordReset(
  context: RecoveryContext,
  { email, locale, client }: ResetRequest,
): Promise<null | Failure<'INVALID_EMAIL_FORMAT' | 'NOT_FOUND_ACCOUNT_BY_EMAIL' | 'TOO_MANY_REQUESTS'>> {
  const { database, limiter, random, config } = context
  if (!isEmailAddress(email)) return new Failure('INVALID_EMAIL_FORMAT')
  const limited =
    (await limiter.hit({ key: `password-reset:${networkOf(client.address)}`, ...perNetwork })) ??
    (await limiter.hit({ key: `password-reset:${addressKey(email)}`, ...perAddress }))
  if (limited) return limited
  return database.transaction(async (transaction) => {
    // Locked, so that of two mails that are written at once only the later one's link works.
    const account = await transaction.maybeOne<Account>(
      sql`select id as account_id, username, email, activated_at is not null as is_activated
          from account where lower(email) = lower(${email}) and deleted_at is null for update`,
    )
    if (!account) return config.disclosesUnknownEmail ? new Failure('NOT_FOUND_ACCOUNT_BY_EMAIL') : null
    const { accountId, isActivated } = account
    if (isActivated) {
      await mailResetLink(transaction, context, account, locale)
      await recordSecurityEvent(transaction, { accountId, kind: 'password-reset-requested', client })
    } else await mailActivationLink(transaction, account, { random, publicUrl: config.publicUrl, locale })
    return null
  })
}
