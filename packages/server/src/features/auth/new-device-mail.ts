import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import type { Sender } from '../actor.ts'
import { describeDevice } from '../devices/describe-device.ts'
import { deviceText } from '../devices/device-text.ts'
import type { Ports } from '../ports.ts'
import { newDeviceLetters } from './new-device-letters.ts'

const linkLifetime = '7 days'

interface NewDeviceLogIn {
  readonly accountId: number
  readonly sessionId: string
  readonly deviceSecret: string
  readonly client: Sender
  readonly locale: LocaleCode | undefined
}

interface LogInDetails {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
  readonly at: Date
}

/**
 * Mails the player about a login from a new device, with a link that ends the
 * session and forgets the device.
 */
export async function mailNewDevice(
  transaction: Transaction,
  { random, publicUrl }: Pick<Ports, 'publicUrl' | 'random'>,
  { accountId, sessionId, deviceSecret, client, locale: asked }: NewDeviceLogIn,
): Promise<void> {
  const token = newSecret(random)
  const payload = { sessionId, deviceHash: hashOf(deviceSecret).toString('hex') }
  await transaction.execute(
    sql`insert into one_time_token (token_hash, account_id, purpose, payload, expires_at)
        values (${hashOf(token)}, ${accountId}, 'session-end', ${payload}::jsonb, now() + ${linkLifetime}::interval)`,
  )
  const { username, email, at, ...account } = await transaction.one<LogInDetails>(
    sql`select username, email, locale, now() as at from account where id = ${accountId}`,
  )
  const locale = asked ?? account.locale
  const letter = newDeviceLetters[locale]({
    username,
    url: portalUrl(publicUrl, locale, `/session/end?token=${token}`),
    device: deviceText(describeDevice(client.userAgent)),
    address: client.address,
    at,
  })
  await queueMail(transaction, email, compose(letter, locale))
}
