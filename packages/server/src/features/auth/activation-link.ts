import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import type { Random } from '../../random.ts'
import { activationMail } from './auth-mails.ts'
import { hashOf, newSecret } from '../../secret.ts'

const lifetime = '48 hours'

export interface Recipient {
  readonly accountId: number
  readonly username: string
  readonly email: string
}

interface LinkOptions {
  readonly random: Random
  readonly publicUrl: string
  readonly locale: LocaleCode
}

/** Makes an activation link and mails it. Links mailed before stay good until they expire. */
export async function mailActivationLink(
  queries: Queries,
  { accountId, username, email }: Recipient,
  { random, publicUrl, locale }: LinkOptions,
): Promise<void> {
  const token = newSecret(random)
  await queries.execute(
    sql`insert into one_time_token (token_hash, account_id, purpose, expires_at)
        values (${hashOf(token)}, ${accountId}, 'activation', now() + ${lifetime}::interval)`,
  )
  const url = portalUrl(publicUrl, locale, `/activation?token=${token}`)
  await queueMail(queries, email, activationMail(locale, { username, url }))
}
