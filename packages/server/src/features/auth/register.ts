import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { Failure } from '../../failure.ts'
import type { Limiter } from '../../limits/limiter.ts'
import { queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import type { Random } from '../../random.ts'
import { mailActivationLink } from './activation-link.ts'
import { alreadyRegisteredMail } from './auth-mails.ts'
import { newPasswordRefusal } from '../passwords/new-password-refusal.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import { hashPassword, noPassword } from '../passwords/password-hash.ts'
import { addressKey } from './log-in-limits.ts'
import { endReservation, reserveUsername } from './reserve-username.ts'

export interface RegisterContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly random: Random
  readonly publicUrl: string
  readonly passwordMinLength: number
}

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly termsVersion: string
  readonly locale: LocaleCode
  readonly address: string
  /** What counts as one client for limits. */
  readonly network: string
}

const perNetwork = { max: 30, windowSeconds: 3600 }
const noticesPerAddress = { max: 3, windowSeconds: 3600, isSteady: true }

interface Owner {
  readonly accountId: number
  readonly username: string
  readonly email: string
  readonly isActivated: boolean
}

/** Tells the owner of the address instead of whoever typed it, who learns nothing. */
async function tellOwner(
  transaction: Transaction,
  owner: Owner,
  registration: Registration,
  passwordHash: string,
  { random, publicUrl }: RegisterContext,
): Promise<void> {
  const { username, termsVersion: version, locale, address } = registration
  if (!owner.isActivated) {
    // Nobody knows yet which of the registrations is the owner's. The link that is followed tells.
    await transaction.execute(
      sql`update account set password_hash = ${noPassword} where id = ${owner.accountId}`,
    )
    const pending = { username, passwordHash, consent: { version, locale, address } }
    return mailActivationLink(transaction, { ...owner, ...pending }, { random, publicUrl, locale })
  }
  const url = portalUrl(publicUrl, locale, '/login')
  await queueMail(transaction, owner.email, alreadyRegisteredMail(locale, { username: owner.username, url }))
}

async function insertAccount(
  transaction: Transaction,
  { username, email, termsVersion, locale, address }: Registration,
  passwordHash: string,
): Promise<number> {
  const { id } = await transaction.one<{ id: number }>(
    sql`insert into account (username, email, password_hash, locale)
        values (${username}, ${email}, ${passwordHash}, ${locale}) returning id`,
  )
  await transaction.execute(
    sql`insert into account_consent (account_id, document, version, locale, address)
        values (${id}, 'terms', ${termsVersion}, ${locale}, ${address}),
               (${id}, 'privacy', ${termsVersion}, ${locale}, ${address})`,
  )
  return id
}

type Refusal = Failure<
  | 'BAD_REQUEST'
  | 'INVALID_EMAIL_FORMAT'
  | 'PASSWORD_CONTAINS_IDENTITY'
  | 'PASSWORD_TOO_COMMON'
  | 'TOO_MANY_REQUESTS'
  | 'USERNAME_TAKEN'
>

function refusalOf(registration: Registration, passwordMinLength: number): Refusal | null {
  if (!isEmailAddress(registration.email)) return new Failure('INVALID_EMAIL_FORMAT')
  return newPasswordRefusal(registration, { minLength: passwordMinLength, field: 'password' })
}

/**
 * Registers an account, which waits for its activation. An address that is taken answers like a new one and its owner is told by mail;
 * a username that is taken is said so, and is taken from then on whatever became of the address.
 */
export async function register(
  context: RegisterContext,
  registration: Registration,
): Promise<{ email: string } | Refusal> {
  const { database, limiter, random, publicUrl, passwordMinLength } = context
  const { username, email, password, locale, network } = registration
  const refused = refusalOf(registration, passwordMinLength)
  if (refused) return refused
  const limited = await limiter.hit({ key: `register:${network}`, ...perNetwork })
  if (limited) return limited
  const noticeRefusal = await limiter.hit({
    key: `register-notice:${addressKey(email)}`,
    ...noticesPerAddress,
  })
  // Hashed before anything is known of the address, so that time tells nothing of it either.
  const passwordHash = await hashPassword(password)
  try {
    return await database.transaction(async (transaction) => {
      if (!(await reserveUsername(transaction, username))) return new Failure('USERNAME_TAKEN')
      const owner = await transaction.maybeOne<Owner>(
        sql`select id as account_id, username, email, activated_at is not null as is_activated
            from account where lower(email) = lower(${email}) for no key update`,
      )
      if (owner) {
        if (!noticeRefusal) await tellOwner(transaction, owner, registration, passwordHash, context)
      } else {
        const accountId = await insertAccount(transaction, registration, passwordHash)
        await endReservation(transaction, username)
        await mailActivationLink(
          transaction,
          { accountId, username, email, passwordHash },
          { random, publicUrl, locale },
        )
      }
      return { email }
    })
  } catch (error) {
    // Somebody else took the name or the address between our look and our insert: another look tells which.
    const constraint = violatedConstraint(error)
    if (constraint === 'account_username') return new Failure('USERNAME_TAKEN')
    if (constraint === 'account_email') return register(context, registration)
    throw error
  }
}
