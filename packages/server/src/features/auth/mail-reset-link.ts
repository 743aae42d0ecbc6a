import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import type { LinkOptions, Recipient } from './activation-link.ts'
import { firstPasswordLetters, passwordResetLetters } from './password-reset-letters.ts'

/** Mails a reset link, which also activates an inactive account. Earlier links stop working. */
export async function mailResetLink(
  transaction: Transaction,
  { accountId, username, email, isActivated }: Recipient & { readonly isActivated: boolean },
  { random, publicUrl, locale }: LinkOptions,
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
  const letters = isActivated ? passwordResetLetters : firstPasswordLetters
  const mail = compose(letters[locale]({ username, url }), locale)
  await queueMail(transaction, email, { ...mail, isUrgent: true })
}
