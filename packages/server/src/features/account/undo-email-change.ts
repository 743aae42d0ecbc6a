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
import type { EmailUndo } from './confirm-email.ts'
import { dropPendingEmail } from './drop-pending-email.ts'
import { emailChangeUndoneLetters } from './email-undone-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Sender } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { dropLinks, spendLink, type SpentLink } from './one-time-link.ts'

/**
 * An attacker may have added their own passkeys or second factor this long before they changed the address.
 */
const suspectDays = 7

/** Removes passkeys and a second factor that the attacker may have added. Older ones belong to the owner. */
async function removeSuspectKeys(
  transaction: Transaction,
  client: Sender,
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

interface SpentUndo {
  readonly client: Sender
  readonly link: SpentLink<EmailUndo>
}

/** Revokes everything that could let an attacker back in: password, keys, links, challenges and sessions. */
async function shutOutAttacker(
  transaction: Transaction,
  { random, forgetSession }: Pick<Ports, 'forgetSession' | 'random'>,
  { client, link }: SpentUndo,
): Promise<void> {
  const { accountId, createdAt } = link
  await transaction.execute(sql`update account set password_hash = ${noPassword} where id = ${accountId}`)
  await removeSuspectKeys(transaction, client, link)
  const canceled = await transaction.execute(
    sql`update account set deletion_at = null where id = ${accountId} and deletion_at is not null`,
  )
  if (canceled > 0) await recordSecurityEvent(transaction, { accountId, kind: 'deletion-cancelled', client })
  await dropPendingEmail(transaction, accountId)
  await dropLinks(transaction, accountId, ['password-reset', 'data-export'])
  // Undo links of later changes would restore the address that is removed here.
  await transaction.execute(
    sql`delete from one_time_token where account_id = ${accountId} and purpose = 'email-undo' and used_at is null
          and created_at > ${createdAt}`,
  )
  await transaction.execute(sql`delete from log_in_challenge where account_id = ${accountId}`)
  await forgetDevices(transaction, random, accountId)
  await endSessions(transaction, { accountId, reason: 'email_changed', forgetSession })
}

interface FollowedLink {
  readonly client: Sender
  readonly token: string
}

async function undoInTransaction(
  transaction: Transaction,
  ports: Pick<Ports, 'forgetSession' | 'publicUrl' | 'random'>,
  { client, token }: FollowedLink,
) {
  const link = await spendLink<EmailUndo>(transaction, 'email-undo', token)
  if (!link) return new Failure('EMAIL_LINK_INVALID')
  const { accountId, payload } = link
  const player = await transaction.one<Addressee>(
    sql`update account set email = ${payload.email} where id = ${accountId} returning username, email, locale`,
  )
  await shutOutAttacker(transaction, ports, { client, link })
  const url = portalUrl(ports.publicUrl, player.locale, '/resetpassword')
  await mailPlayer(transaction, player, { letters: emailChangeUndoneLetters, values: { url } })
  await recordSecurityEvent(transaction, { accountId, kind: 'email-change-undone', client })
  await publish(transaction, accountId, { kind: 'account-changed' })
  return { email: player.email }
}

/**
 * Restores the old address, even after later changes, and voids the password: only
 * a mailed reset sets a new one.
 */
export async function undoEmailChange(
  ports: Pick<Ports, 'database' | 'forgetSession' | 'publicUrl' | 'random'>,
  client: Sender,
  token: string,
): Promise<{ email: string } | Failure<'EMAIL_LINK_INVALID'>> {
  try {
    return await ports.database.transaction((transaction) =>
      undoInTransaction(transaction, ports, { client, token }),
    )
  } catch (error) {
    // Another account has taken the address since.
    if (violatedConstraint(error) === 'account_email') return new Failure('EMAIL_LINK_INVALID')
    throw error
  }
}
