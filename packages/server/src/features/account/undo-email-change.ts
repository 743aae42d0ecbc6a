import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { Failure } from '../../failure.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { forgetDevices } from '../devices/known-device.ts'
import { publish } from '../live/publish.ts'
import { noPassword } from '../passwords/password-hash.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { AccountContext, ActingPlayer } from './account-context.ts'
import type { EmailUndo } from './confirm-email.ts'
import { dropPendingEmail } from './drop-pending-email.ts'
import { emailChangeUndoneLetters } from './email-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { dropLinks, spendLink, type SpentLink } from './one-time-link.ts'

/** Whoever has the password may have made keys of their own before they changed the address. */
const suspectDays = 7

/** Takes away what may be of whoever changed the address. What is older than the way there could take is the owner's. */
async function removeNewKeys(
  transaction: Transaction,
  client: ActingPlayer['client'],
  { accountId, createdAt }: SpentLink<EmailUndo>,
): Promise<void> {
  const since = sql`${createdAt}::timestamptz - make_interval(days => ${suspectDays})`
  const passkeys = await transaction.execute(
    sql`delete from passkey where account_id = ${accountId} and created_at >= ${since}`,
  )
  if (passkeys > 0) await recordSecurityEvent(transaction, { accountId, kind: 'passkey-removed', client })
  const factor = await transaction.maybeOne<{ wasEnabled: boolean }>(
    sql`delete from two_factor where account_id = ${accountId} and coalesce(enabled_at, created_at) >= ${since}
        returning enabled_at is not null as was_enabled`,
  )
  if (!factor?.wasEnabled) return
  await transaction.execute(sql`delete from backup_code where account_id = ${accountId}`)
  await recordSecurityEvent(transaction, { accountId, kind: 'two-factor-disabled', client })
}

/** Nothing that whoever changed the address has in hand may lead back into the account, the password least of all. */
async function shutOut(
  transaction: Transaction,
  { random, forgetSession }: AccountContext,
  client: ActingPlayer['client'],
  link: SpentLink<EmailUndo>,
): Promise<void> {
  const { accountId, createdAt } = link
  await transaction.execute(sql`update account set password_hash = ${noPassword} where id = ${accountId}`)
  await removeNewKeys(transaction, client, link)
  const kept = await transaction.execute(
    sql`update account set deletion_at = null where id = ${accountId} and deletion_at is not null`,
  )
  if (kept > 0) await recordSecurityEvent(transaction, { accountId, kind: 'deletion-cancelled', client })
  await dropPendingEmail(transaction, accountId)
  await dropLinks(transaction, accountId, ['password-reset', 'data-export'])
  // Of later changes: they would bring back the address that is being taken away.
  await transaction.execute(
    sql`delete from one_time_token where account_id = ${accountId} and purpose = 'email-undo' and used_at is null
          and created_at > ${createdAt}`,
  )
  await transaction.execute(sql`delete from log_in_challenge where account_id = ${accountId}`)
  await forgetDevices(transaction, random, accountId)
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
  await shutOut(transaction, context, client, link)
  const url = portalUrl(context.publicUrl, player.locale, '/resetpassword')
  await mailPlayer(transaction, player, emailChangeUndoneLetters, { url })
  await recordSecurityEvent(transaction, { accountId, kind: 'email-change-undone', client })
  await publish(transaction, accountId, { kind: 'account-changed' })
  return { email: player.email }
}

/** Gives an account its old address back, over later changes too, and to who reads its mails alone: the password is void. */
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
