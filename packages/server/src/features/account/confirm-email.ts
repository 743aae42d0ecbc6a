import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { Failure } from '../../failure.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { AccountContext, ActingPlayer } from './account-context.ts'
import type { EmailConfirmation } from './change-email.ts'
import { emailChangedLetters } from './email-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { dropLinks, makeLink, type SpentLink, spendLink } from './one-time-link.ts'

/** The address that the link to undo a change brings back. */
export interface EmailUndo {
  readonly email: string
}

interface Row extends Addressee {
  /** The session that asked for the change still lives. */
  readonly isAsking: boolean
}

const secondsPerDay = 24 * 60 * 60

/**
 * The account, if it waits for this address still and the session that asked for it was not taken away: by another device, a new
 * password or the like. To log out takes nothing back.
 */
const findWaiting = (transaction: Transaction, { accountId, payload }: SpentLink<EmailConfirmation>) =>
  transaction.maybeOne<Row>(
    sql`select username, email, account.locale, session.ended_at is null and session.expires_at > now() as is_asking
        from account join session on session.account_id = account.id
        where account.id = ${accountId} and pending_email = ${payload.email} and pending_email_expires_at > now()
          and session.id = ${payload.sessionId}::uuid
          and (session.ended_at is null or session.end_reason = 'log_out')`,
  )

async function confirm(
  transaction: Transaction,
  { random, publicUrl, forgetSession }: AccountContext,
  client: ActingPlayer['client'],
  token: string,
) {
  const link = await spendLink<EmailConfirmation>(transaction, 'email-confirmation', token)
  const old = link && (await findWaiting(transaction, link))
  if (!old) return new Failure('EMAIL_LINK_INVALID')
  const { accountId, payload } = link
  const { email, sessionId } = payload
  await transaction.execute(
    sql`update account set email = ${email}, pending_email = null, pending_email_expires_at = null
        where id = ${accountId}`,
  )
  // A link to a new password that lies in the old mailbox opens nothing any more.
  await dropLinks(transaction, accountId, ['email-confirmation', 'password-reset'])
  const undo = await makeLink(transaction, random, {
    accountId,
    purpose: 'email-undo',
    payload: { email: old.email } satisfies EmailUndo,
    lifetimeSeconds: limits.emailUndoDays * secondsPerDay,
  })
  await mailPlayer(transaction, old, emailChangedLetters, {
    newEmail: email,
    url: portalUrl(publicUrl, old.locale, `/email/undo?token=${undo.token}`),
  })
  await endSessions(transaction, {
    accountId,
    reason: 'email_changed',
    ...(old.isAsking && { exceptSessionId: sessionId }),
    forgetSession,
  })
  await recordSecurityEvent(transaction, { accountId, kind: 'email-changed', client })
  await publish(transaction, accountId, { kind: 'account-changed' })
  return { email }
}

/** Makes the new address of an account valid. Only the session that asked for it goes on; the old address can undo it for a week. */
export async function confirmEmail(
  context: AccountContext,
  client: ActingPlayer['client'],
  token: string,
): Promise<{ email: string } | Failure<'EMAIL_LINK_INVALID'>> {
  try {
    return await context.database.transaction((transaction) => confirm(transaction, context, client, token))
  } catch (error) {
    // The address was free when it was asked for, and belongs to another account by now.
    if (violatedConstraint(error) === 'account_email') return new Failure('EMAIL_LINK_INVALID')
    throw error
  }
}
