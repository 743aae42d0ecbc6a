import type { BrowserProof } from '@olympus/contract/browser-check'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client } from '../../http/handlers.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import type { Recipient } from '../auth/activation-link.ts'
import { addressKey } from '../auth/address-key.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { mailResetLink } from '../auth/mail-reset-link.ts'
import type { Limit } from '../../limits/limiter.ts'
import type { Ports } from '../ports.ts'

interface ResetRequest {
  readonly email: string
  readonly locale: LocaleCode
  readonly client: Client
  readonly proof?: BrowserProof | undefined
}

type ResetRefusal = Failure<
  'BROWSER_CHECK_REQUIRED' | 'INVALID_EMAIL_FORMAT' | 'NOT_FOUND_ACCOUNT_BY_EMAIL' | 'TOO_MANY_REQUESTS'
>

interface Account extends Recipient {
  readonly isActivated: boolean
}

const perNetwork = { max: 20, windowSeconds: 3600 }
/** A stranger can exhaust this limit, but then the owner already has a link from the stranger's requests. */
const perAddress = { max: 3, windowSeconds: 3600, isSteady: true }

/**
 * Mails a reset link to the owner of an address. The reply is the same for an unknown address. Also mails
 * inactive accounts: a stranger may have registered the address and set the password.
 */
export async function requestPasswordReset(
  ports: Pick<Ports, 'browserCheck' | 'config' | 'database' | 'limiter' | 'publicUrl' | 'random'>,
  { email, locale, client, proof }: ResetRequest,
): Promise<null | ResetRefusal> {
  const { browserCheck, config, database, limiter, random, publicUrl } = ports
  if (!isEmailAddress(email)) return new Failure('INVALID_EMAIL_FORMAT')
  const network = networkOf(client.address)
  const limit: Limit = { key: `password-reset:${network}`, ...perNetwork }
  const limited =
    (await browserCheck.pass({ action: 'request-password-reset', network, limit, proof })) ??
    (await limiter.hit({ key: `password-reset:${await addressKey(database, email)}`, ...perAddress }))
  if (limited) return limited
  return database.transaction(async (transaction) => {
    // The lock ensures that only the later of two concurrent links works.
    const account = await transaction.maybeOne<Account>(
      sql`select id as account_id, username, email, activated_at is not null as is_activated
          from account where lower(email) = lower(${email}) and deleted_at is null for no key update`,
    )
    if (!account) return config.disclosesUnknownEmail ? new Failure('NOT_FOUND_ACCOUNT_BY_EMAIL') : null
    const { accountId } = account
    await mailResetLink(transaction, account, { random, publicUrl, locale })
    await recordSecurityEvent(transaction, { accountId, kind: 'password-reset-requested', client })
    return null
  })
}
