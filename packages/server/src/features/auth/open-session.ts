import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import { createDatabaseLimiter } from '../../limits/database-limiter.ts'
import { newSecret } from '../../secrets/token-secrets.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { accountRefusal } from '../sessions/account-refusal.ts'
import { knownSecretOf, setDeviceCookie } from '../devices/device-cookie.ts'
import { recordDevice } from '../devices/known-device.ts'
import { newDeviceMailLimit } from '../devices/new-device-mail-limit.ts'
import { mailNewDevice } from './new-device-mail.ts'
import { deviceSecretOf, setSessionCookies } from '../devices/session-cookies.ts'
import type { Ports } from '../ports.ts'
import { startSession } from './start-session.ts'

export type OpenSessionPorts = Pick<Ports, 'accessTokens' | 'database' | 'publicUrl' | 'random'>

interface ProvenLogIn {
  /** The caller has proven to be its player, with all factors that the account requires. */
  readonly accountId: number
  /**
   * Checks the proof again with the account locked: a login with a password or second factor that changed
   * during the check must not open a session.
   */
  readonly isStillProven: (queries: Queries) => Promise<boolean>
  readonly client: Client
  readonly reply: ReplyHeaders
  /** The language of the mail about a new device; defaults to that of the account. */
  readonly locale: LocaleCode | undefined
}

/**
 * Opens the session of a login and sends its tokens to the client. Refuses banned and inactive accounts.
 * SESSION_HANDLE_ERROR means that the account has changed and the player has to log in again.
 */
export async function openSession(
  { database, random, accessTokens, publicUrl }: OpenSessionPorts,
  { accountId, isStillProven, client, reply, locale }: ProvenLogIn,
): Promise<
  | { readonly token: string; readonly refreshToken: string }
  | Failure<'SESSION_HANDLE_ERROR' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'>
> {
  const ownSecret = deviceSecretOf(client)
  // A browser gets a new secret for each login, because an existing one could have been planted.
  const bindSecret = ownSecret ?? newSecret(random)
  const opened = await database.transaction(async (transaction) => {
    await transaction.query(sql`select from account where id = ${accountId} for share`)
    const refusal = await accountRefusal(transaction, accountId)
    if (refusal) return refusal
    if (!(await isStillProven(transaction))) return new Failure('SESSION_HANDLE_ERROR')
    const { address, userAgent } = client
    const session = await startSession(transaction, random, { accountId, bindSecret, address, userAgent })
    const { sessionId } = session.claims
    await recordSecurityEvent(transaction, { accountId, kind: 'logged-in', client, sessionId })
    const device = await recordDevice(transaction, random, {
      accountId,
      shownSecret: knownSecretOf(client, publicUrl),
      isOwnSecret: ownSecret !== null,
    })
    if (device.isNewDevice && !(await createDatabaseLimiter(transaction).hit(newDeviceMailLimit(accountId))))
      await mailNewDevice(
        transaction,
        { random, publicUrl },
        { accountId, sessionId, deviceSecret: device.secret, client: { address, userAgent }, locale },
      )
    await publish(transaction, accountId, { kind: 'account-changed' })
    return { session, device }
  })
  if (opened instanceof Failure) return opened
  const { session, device } = opened
  const token = await accessTokens.sign(session.claims)
  const { refreshToken } = session
  // A client with its own secret stores its tokens itself; a browser stores them in cookies.
  setSessionCookies(reply, publicUrl, {
    token,
    refreshToken,
    isKept: false,
    bindSecret: ownSecret ? null : bindSecret,
  })
  if (!ownSecret) setDeviceCookie(reply, publicUrl, device.secret)
  return { token, refreshToken }
}
