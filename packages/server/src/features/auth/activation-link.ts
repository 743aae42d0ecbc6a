import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { activationLetters } from './registration-letters.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import type { Ports } from '../ports.ts'

/** An interval of SQL. */
export const activationLifetime = '48 hours'

export interface Recipient {
  readonly accountId: number
  readonly username: string
  readonly email: string
}

/**
 * Data of a registration. Only its mailed link applies it to the account: a
 * stranger may have registered first.
 */
export interface PendingRegistration {
  readonly username: string
  readonly passwordHash: string
  /** Missing if the account has it already. */
  readonly consent?: { readonly version: string; readonly locale: LocaleCode; readonly address: string }
}

export interface LinkOptions extends Pick<Ports, 'publicUrl' | 'random'> {
  readonly locale: LocaleCode
}

/**
 * Creates the activation link of a registration and mails it. Earlier links stay valid until they expire.
 */
export async function mailActivationLink(
  queries: Queries,
  { accountId, email, username, passwordHash, consent }: Recipient & PendingRegistration,
  { random, publicUrl, locale }: LinkOptions,
): Promise<void> {
  const token = newSecret(random)
  const payload: PendingRegistration = { username, passwordHash, ...(consent && { consent }) }
  await queries.execute(
    sql`insert into one_time_token (token_hash, account_id, purpose, payload, expires_at)
        values (${hashOf(token)}, ${accountId}, 'activation', ${payload}::jsonb, now() + ${activationLifetime}::interval)`,
  )
  const url = portalUrl(publicUrl, locale, `/activation?token=${token}`)
  const mail = compose(activationLetters[locale]({ username, url }), locale)
  await queueMail(queries, email, { ...mail, isUrgent: true })
}
