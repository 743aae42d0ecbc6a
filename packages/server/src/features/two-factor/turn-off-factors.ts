import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Letters } from '../../mail/mail.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { noPassword } from '../passwords/password-hash.ts'
import { portalClient } from '../actor.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { WithLink } from './two-factor-lost-letters.ts'

interface Owner extends Addressee {
  readonly accountId: number
}

interface FactorsToTurnOff {
  readonly accountIds: readonly number[]
  readonly letters: Letters<WithLink>
  /** Their players wait for the mail. */
  readonly isUrgent: boolean
  readonly publicUrl: string
}

/**
 * Turns off second factors without a code. The password was one of two factors, so it becomes void: only a
 * mailed reset sets a new one. Mails the letter with a link to it. Returns the number of accounts.
 */
export async function turnOffFactors(
  transaction: Transaction,
  { accountIds, letters, isUrgent, publicUrl }: FactorsToTurnOff,
): Promise<number> {
  const owners = await transaction.query<Owner>(sql`
    with removed as (
      delete from two_factor where account_id = any(${accountIds}::bigint[]) returning account_id, enabled_at
    )
    select account.id as account_id, username, email, locale from removed join account on account.id = account_id
    where enabled_at is not null order by account.id`)
  const protectedIds = owners.map(({ accountId }) => accountId)
  const isProtected = sql`= any(${protectedIds}::bigint[])`
  await transaction.execute(sql`delete from backup_code where account_id ${isProtected}`)
  await transaction.execute(sql`delete from log_in_challenge where account_id ${isProtected}`)
  await transaction.execute(sql`update account set password_hash = ${noPassword} where id ${isProtected}`)
  const client = portalClient(publicUrl)
  for (const owner of owners) {
    const { accountId, locale } = owner
    const url = portalUrl(publicUrl, locale, '/resetpassword')
    await mailPlayer(transaction, owner, { letters, values: { url }, isUrgent })
    await recordSecurityEvent(transaction, { accountId, kind: 'two-factor-disabled', client })
  }
  return owners.length
}
