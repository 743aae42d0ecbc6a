import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { addressKey } from '../auth/address-key.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { addressTakenLetters, confirmEmailLetters } from './confirm-email-letters.ts'
import { emailChangeRequestedLetters } from './email-change-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { dropLinks, createLink } from './one-time-link.ts'

export interface EmailChange {
  readonly currentEmail: string
  readonly newEmail: string
}

/** The payload of a link that confirms a new address. */
export interface EmailConfirmation {
  readonly email: string
  /** The session that requested the change. */
  readonly sessionId: string
}

type ChangeEmailRefusal = Failure<
  'EMAIL_UNCHANGED' | 'INVALID_EMAIL_FORMAT' | 'TOO_MANY_REQUESTS' | 'WRONG_EMAIL'
>

const perAccount = { max: 10, windowSeconds: 3600 }
const perAddress = { max: 5, windowSeconds: 3600, isSteady: true }

async function readRefusal(
  { database, limiter }: Pick<Ports, 'database' | 'limiter'>,
  accountId: number,
  { currentEmail, newEmail }: EmailChange,
): Promise<ChangeEmailRefusal | null> {
  if (!isEmailAddress(newEmail)) return new Failure('INVALID_EMAIL_FORMAT')
  const { isCurrent, isUnchanged } = await database.one<{ isCurrent: boolean; isUnchanged: boolean }>(
    sql`select lower(email) = lower(${currentEmail}) as is_current, lower(email) = lower(${newEmail}) as is_unchanged
        from account where id = ${accountId}`,
  )
  if (!isCurrent) return new Failure('WRONG_EMAIL')
  if (isUnchanged) return new Failure('EMAIL_UNCHANGED')
  // Keeps players from flooding a stranger's mailbox with repeated requests.
  const key = await addressKey(database, newEmail)
  return (
    (await limiter.hit({ key: `email-change:${accountId}`, ...perAccount })) ??
    limiter.hit({ key: `email-change-to:${key}`, ...perAddress })
  )
}

const readAddressOwner = (queries: Queries, email: string) =>
  queries.maybeOne<Addressee>(
    sql`select username, email, locale from account where lower(email) = lower(${email})`,
  )

/**
 * Mails a confirmation link to the new address and a notice to the old one. An address of another account
 * gets the same answer, and its owner gets a notice instead. The link of an earlier request stops working.
 */
export async function changeEmail(
  ports: Pick<Ports, 'database' | 'limiter' | 'publicUrl' | 'random'>,
  { accountId, sessionId, client }: Actor,
  change: EmailChange,
): Promise<{ pendingEmail: string } | ChangeEmailRefusal> {
  const { database, random, publicUrl } = ports
  const { newEmail } = change
  const refused = await readRefusal(ports, accountId, change)
  if (refused) return refused
  return database.transaction(async (transaction) => {
    const player = await transaction.one<Addressee>(
      sql`select username, email, locale from account where id = ${accountId} for no key update`,
    )
    const { locale } = player
    await dropLinks(transaction, accountId, ['email-confirmation'])
    // Also created for a taken address, so that both take the same time. That token is never sent.
    const { token, expiresAt } = await createLink(transaction, random, {
      accountId,
      purpose: 'email-confirmation',
      payload: { email: newEmail, sessionId } satisfies EmailConfirmation,
      lifetimeSeconds: limits.emailConfirmationSeconds,
    })
    await transaction.execute(
      sql`update account set pending_email = ${newEmail}, pending_email_expires_at = ${expiresAt}
          where id = ${accountId}`,
    )
    const owner = await readAddressOwner(transaction, newEmail)
    if (owner)
      await mailPlayer(transaction, owner, {
        letters: addressTakenLetters,
        values: {
          url: portalUrl(publicUrl, owner.locale, '/login'),
        },
      })
    else
      await mailPlayer(
        transaction,
        { ...player, email: newEmail },
        {
          isUrgent: true,
          letters: confirmEmailLetters,
          values: {
            url: portalUrl(publicUrl, locale, `/email/confirm?token=${token}`),
          },
        },
      )
    await mailPlayer(transaction, player, {
      letters: emailChangeRequestedLetters,
      values: {
        newEmail,
        url: portalUrl(publicUrl, locale, '/settings/account'),
      },
    })
    await recordSecurityEvent(transaction, { accountId, kind: 'email-change-requested', client, sessionId })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return { pendingEmail: newEmail }
  })
}
