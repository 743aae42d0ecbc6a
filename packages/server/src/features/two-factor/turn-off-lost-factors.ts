import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { noPassword } from '../passwords/password-hash.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { twoFactorLostLetters } from './two-factor-letters.ts'

interface Owner extends Addressee {
  readonly accountId: number
}

/**
 * Turns off second factors that can no longer be checked. The password was one of two factors, so it
 * becomes void: only a mailed reset sets a new one. Returns the number of accounts.
 */
export async function turnOffLostFactors(
  transaction: Transaction,
  accountIds: readonly number[],
  publicUrl: string,
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
  // The portal did it, not a browser.
  const client = { address: new URL(publicUrl).hostname, userAgent: '' }
  for (const owner of owners) {
    const { accountId, locale } = owner
    const url = portalUrl(publicUrl, locale, '/resetpassword')
    await mailPlayer(transaction, owner, { letters: twoFactorLostLetters, values: { url } })
    await recordSecurityEvent(transaction, { accountId, kind: 'two-factor-disabled', client })
  }
  return owners.length
}
