import type { BrowserProof } from '@olympus/contract/browser-check'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { Failure } from '../../failure.ts'
import { outdatedTermsRefusal } from '../../outdated-terms.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { mailActivationLink } from './activation-link.ts'
import { alreadyRegisteredLetters } from './registration-letters.ts'
import { breachedPasswordRefusal, newPasswordRefusal } from '../passwords/new-password-refusal.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import { hashPassword, noPassword } from '../passwords/password-hash.ts'
import type { Limit } from '../../limits/limiter.ts'
import type { Ports } from '../ports.ts'
import { mailboxKey } from './address-key.ts'
import { endReservation, reserveUsername } from './reserve-username.ts'

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly termsVersion: string
  readonly locale: LocaleCode
  readonly address: string
  /** The network that counts as one client for limits. */
  readonly network: string
  readonly proof?: BrowserProof | undefined
}

const perNetwork = { max: 30, windowSeconds: 3600 }
const noticesPerAddress = { max: 3, windowSeconds: 3600, isSteady: true }

interface AddressOwner {
  readonly accountId: number
  readonly username: string
  readonly email: string
  readonly isActivated: boolean
}

interface TakenAddress {
  readonly owner: AddressOwner
  readonly registration: Registration
  readonly passwordHash: string
}

/** Notifies the owner of a taken address. The caller learns nothing about it. */
async function notifyOwner(
  transaction: Transaction,
  { owner, registration, passwordHash }: TakenAddress,
  { random, publicUrl }: Pick<Ports, 'publicUrl' | 'random'>,
): Promise<void> {
  const { username, termsVersion: version, locale, address } = registration
  if (!owner.isActivated) {
    // Any of the registrations may be the owner's. The link that is followed decides.
    await transaction.execute(
      sql`update account set password_hash = ${noPassword} where id = ${owner.accountId}`,
    )
    const pending = { username, passwordHash, consent: { version, locale, address } }
    return mailActivationLink(transaction, { ...owner, ...pending }, { random, publicUrl, locale })
  }
  const url = portalUrl(publicUrl, locale, '/login')
  const letter = alreadyRegisteredLetters[locale]({ username: owner.username, url })
  await queueMail(transaction, owner.email, compose(letter, locale))
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

type RegisterRefusal = Failure<
  | 'BAD_REQUEST'
  | 'BROWSER_CHECK_REQUIRED'
  | 'INVALID_EMAIL_FORMAT'
  | 'PASSWORD_BREACHED'
  | 'PASSWORD_CONTAINS_IDENTITY'
  | 'PASSWORD_TOO_COMMON'
  | 'TOO_MANY_REQUESTS'
  | 'USERNAME_TAKEN'
>

function registrationRefusalOf(
  registration: Registration,
  passwordMinLength: number,
): RegisterRefusal | null {
  const outdated = outdatedTermsRefusal(registration.termsVersion)
  if (outdated) return outdated
  if (!isEmailAddress(registration.email)) return new Failure('INVALID_EMAIL_FORMAT')
  return newPasswordRefusal(registration, { minLength: passwordMinLength, field: 'password' })
}

interface Accepted {
  readonly registration: Registration
  readonly passwordHash: string
  /** Whether the owner of a taken address is told. */
  readonly notifiesOwner: boolean
}

async function save(
  ports: Pick<Ports, 'database' | 'publicUrl' | 'random'>,
  accepted: Accepted,
): Promise<{ email: string } | Failure<'USERNAME_TAKEN'>> {
  const { database, random, publicUrl } = ports
  const { registration, passwordHash, notifiesOwner } = accepted
  const { username, email, locale } = registration
  try {
    return await database.transaction(async (transaction) => {
      if (!(await reserveUsername(transaction, username))) return new Failure('USERNAME_TAKEN')
      const owner = await transaction.maybeOne<AddressOwner>(
        sql`select id as account_id, username, email, activated_at is not null as is_activated
            from account where lower(email) = lower(${email}) for no key update`,
      )
      if (owner) {
        if (notifiesOwner) await notifyOwner(transaction, { owner, registration, passwordHash }, ports)
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
    // The name or address was taken between read and insert. The constraint tells which.
    const constraint = violatedConstraint(error)
    if (constraint === 'account_username') return new Failure('USERNAME_TAKEN')
    if (constraint === 'account_email') return save(ports, accepted)
    throw error
  }
}

/**
 * Registers an account that waits for its activation. A taken address gets the same answer as a
 * new one, and its owner is notified by mail. A taken username is refused; a free one is
 * reserved even if the address is taken. During a flood, a browser has to solve a challenge first.
 */
export async function register(
  ports: Pick<
    Ports,
    'browserCheck' | 'config' | 'database' | 'isBreached' | 'limiter' | 'publicUrl' | 'random'
  >,
  registration: Registration,
): Promise<{ email: string } | RegisterRefusal> {
  const { browserCheck, config, database, limiter } = ports
  const { email, password, network, proof } = registration
  const refused = registrationRefusalOf(registration, config.passwordMinLength)
  if (refused) return refused
  const limit: Limit = { key: `register:${network}`, ...perNetwork }
  const limited = await browserCheck.pass({ action: 'register', network, limit, proof })
  if (limited) return limited
  const breached = await breachedPasswordRefusal(ports, password)
  if (breached) return breached
  const key = await mailboxKey(database, email)
  const noticeRefusal = await limiter.hit({ key: `register-notice:${key}`, ...noticesPerAddress })
  // Hashes before it reads the address, so that timing reveals nothing about it.
  const passwordHash = await hashPassword(password, network)
  return save(ports, { registration, passwordHash, notifiesOwner: !noticeRefusal })
}
