import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { Failure } from '../../failure.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { hashOf, newSecret } from '../../secret.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { AccountContext, ActingPlayer } from './account-context.ts'
import type { EmailUndo } from './confirm-email.ts'
import { dropPendingEmail } from './drop-pending-email.ts'
import { emailChangeUndoneLetters } from './email-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { dropLinks, spendLink, type SpentLink } from './one-time-link.ts'

/** Nothing that whoever changed the address has in hand may lead back into the account. */
async function shutOut(
  transaction: Transaction,
  { random, forgetSession }: AccountContext,
  { accountId, createdAt }: SpentLink<EmailUndo>,
): Promise<void> {
  await dropPendingEmail(transaction, accountId)
  await dropLinks(transaction, accountId, ['password-reset', 'data-export'])
  // Of later changes: they would bring back the address that is being taken away.
  await transaction.execute(
    sql`delete from one_time_token where account_id = ${accountId} and purpose = 'email-undo' and used_at is null
          and created_at > ${createdAt}`,
  )
  await transaction.execute(sql`delete from log_in_challenge where account_id = ${accountId}`)
  await transaction.execute(sql`delete from known_device where account_id = ${accountId}`)
  // A device that nobody has: beside it the next one is new, and its log-in is told of.
  await transaction.execute(
    sql`insert into known_device (account_id, secret_hash) values (${accountId}, ${hashOf(newSecret(random))})`,
  )
  await endSessions(transaction, { accountId, reason: 'email_changed', forgetSession })
}

async function undo(
  transaction: Transaction,
  context: AccountContext,
  client: ActingPlayer['client'],
  token: string,
) {
  const link = await spendLink<EmailUndo>(transaction, 'email-undo', token)
  if (!link) return new Failure('EMAIL_LINK_INVALID')
  const { accountId, payload } = link
  const player = await transaction.one<Addressee>(
    sql`update account set email = ${payload.email} where id = ${accountId} returning username, email, locale`,
  )
  await shutOut(transaction, context, link)
  const url = portalUrl(context.publicUrl, player.locale, '/resetpassword')
  await mailPlayer(transaction, player, emailChangeUndoneLetters, { url })
  await recordSecurityEvent(transaction, { accountId, kind: 'email-change-undone', client })
  await publish(transaction, accountId, { kind: 'account-changed' })
  return { email: player.email }
}

/** Gives an account its old address back, over later changes too, and logs everybody out. */
export async function undoEmailChange(
  context: AccountContext,
  client: ActingPlayer['client'],
  token: string,
): Promise<{ email: string } | Failure<'EMAIL_LINK_INVALID'>> {
  try {
    return await context.database.transaction((transaction) => undo(transaction, context, client, token))
  } catch (error) {
    // Another account took the address meanwhile.
    if (violatedConstraint(error) === 'account_email') return new Failure('EMAIL_LINK_INVALID')
    throw error
  }
}
