import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { Failure } from '../../failure.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { EmailConfirmation } from './change-email.ts'
import { emailChangedLetters } from './email-change-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Sender } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { dropLinks, createLink, readUsedLink, type SpentLink, spendLink } from './one-time-link.ts'

/** The payload of an undo link: the address to restore. */
export interface EmailUndo {
  readonly email: string
}

interface WaitingAccount extends Addressee {
  /** The session that requested the change is still active. */
  readonly isSessionActive: boolean
}

const secondsPerDay = 24 * 60 * 60

/**
 * Reads the account if it still waits for this address and the requesting session was not revoked, for
 * example by another device or a new password. Logging out does not revoke the request.
 */
const readWaitingAccount = (transaction: Transaction, { accountId, payload }: SpentLink<EmailConfirmation>) =>
  transaction.maybeOne<WaitingAccount>(
    sql`select username, email, account.locale, session.ended_at is null and session.expires_at > now() as is_session_active
        from account join session on session.account_id = account.id
        where account.id = ${accountId} and pending_email = ${payload.email} and pending_email_expires_at > now()
          and session.id = ${payload.sessionId}::uuid
          and (session.ended_at is null or session.end_reason = 'log_out')`,
  )

/** The address that this link has confirmed, if the account still has it. */
const readConfirmed = async (transaction: Transaction, token: string) => {
  const used = await readUsedLink<EmailConfirmation>(transaction, 'email-confirmation', token)
  return (
    used &&
    transaction.maybeOne<{ email: string }>(
      sql`select email from account where id = ${used.accountId} and email = ${used.payload.email}`,
    )
  )
}

interface FollowedLink {
  readonly client: Sender
  readonly token: string
}

async function confirmInTransaction(
  transaction: Transaction,
  { random, publicUrl, forgetSession }: Pick<Ports, 'forgetSession' | 'publicUrl' | 'random'>,
  { client, token }: FollowedLink,
) {
  const link = await spendLink<EmailConfirmation>(transaction, 'email-confirmation', token)
  // A player who presses again, for example after a lost reply, gets the same answer.
  if (!link) return (await readConfirmed(transaction, token)) ?? new Failure('EMAIL_LINK_INVALID')
  const old = await readWaitingAccount(transaction, link)
  if (!old) return new Failure('EMAIL_LINK_INVALID')
  const { accountId, payload } = link
  const { email, sessionId } = payload
  await transaction.execute(
    sql`update account set email = ${email}, pending_email = null, pending_email_expires_at = null
        where id = ${accountId}`,
  )
  // A reset link in the old mailbox must stop working.
  await dropLinks(transaction, accountId, ['email-confirmation', 'password-reset'])
  const undo = await createLink(transaction, random, {
    accountId,
    purpose: 'email-undo',
    payload: { email: old.email } satisfies EmailUndo,
    lifetimeSeconds: limits.emailUndoDays * secondsPerDay,
  })
  await mailPlayer(transaction, old, {
    letters: emailChangedLetters,
    values: {
      newEmail: email,
      url: portalUrl(publicUrl, old.locale, `/email/undo?token=${undo.token}`),
    },
  })
  await endSessions(transaction, {
    accountId,
    reason: 'email_changed',
    ...(old.isSessionActive && { exceptSessionId: sessionId }),
    forgetSession,
  })
  await recordSecurityEvent(transaction, { accountId, kind: 'email-changed', client })
  await publish(transaction, accountId, { kind: 'account-changed' })
  return { email }
}

/**
 * Confirms a new address. Ends all sessions except the requesting one, and mails an
 * undo link to the old address. A repetition changes nothing.
 */
export async function confirmEmail(
  ports: Pick<Ports, 'database' | 'forgetSession' | 'publicUrl' | 'random'>,
  client: Sender,
  token: string,
): Promise<{ email: string } | Failure<'EMAIL_LINK_INVALID'>> {
  try {
    return await ports.database.transaction((transaction) =>
      confirmInTransaction(transaction, ports, { client, token }),
    )
  } catch (error) {
    // Another account has taken the address since the request.
    if (violatedConstraint(error) === 'account_email') return new Failure('EMAIL_LINK_INVALID')
    throw error
  }
}
