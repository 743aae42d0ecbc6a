import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import { newSecret } from '../../secrets/token-secrets.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { accountRefusal } from '../sessions/account-refusal.ts'
import { knownSecretOf, setDeviceCookie } from '../devices/device-cookie.ts'
import { meetDevice } from '../devices/known-device.ts'
import { mailNewDevice } from './new-device-mail.ts'
import { deviceSecretOf, setSessionCookies } from '../devices/session-cookies.ts'
import { startSession } from './start-session.ts'

export interface OpenSessionContext {
  readonly database: Database
  readonly random: Random
  readonly accessTokens: AccessTokens
  readonly publicUrl: string
}

interface ProvenLogIn {
  /** Whoever asks has proven to be its player, with all factors that the account asks for. */
  readonly accountId: number
  /**
   * Whether the proof still holds once nobody can change the account any more: a password or second factor that is changed while it is
   * being checked must not leave a session behind.
   */
  readonly isStillProven: (queries: Queries) => Promise<boolean>
  readonly client: Client
  readonly reply: ReplyHeaders
  /** Language of a mail about it; without one that of the account. */
  readonly locale: LocaleCode | undefined
}

/**
 * Starts the session of a log-in and gives it to the client, unless the account is banned or waits for its activation.
 * SESSION_HANDLE_ERROR: the account changed meanwhile, and the log-in has to begin anew.
 */
export async function openSession(
  { database, random, accessTokens, publicUrl }: OpenSessionContext,
  { accountId, isStillProven, client, reply, locale }: ProvenLogIn,
): Promise<
  | { readonly token: string; readonly refreshToken: string }
  | Failure<'SESSION_HANDLE_ERROR' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'>
> {
  const ownSecret = deviceSecretOf(client)
  // A browser gets a secret of its own each time: one that was there before could have been planted.
  const bindSecret = ownSecret ?? newSecret(random)
  const opened = await database.transaction(async (transaction) => {
    const refusal = await accountRefusal(transaction, accountId)
    if (refusal) return refusal
    await transaction.query(sql`select from account where id = ${accountId} for share`)
    if (!(await isStillProven(transaction))) return new Failure('SESSION_HANDLE_ERROR')
    const { address, userAgent } = client
    const session = await startSession(transaction, random, { accountId, bindSecret, address, userAgent })
    const { sessionId } = session.claims
    await recordSecurityEvent(transaction, { accountId, kind: 'logged-in', client, sessionId })
    const device = await meetDevice(transaction, random, {
      accountId,
      shownSecret: knownSecretOf(client, publicUrl),
      isOwnSecret: ownSecret !== null,
    })
    if (device.isNews)
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
  // A client that brings its own secret keeps its own session too; a browser keeps it in cookies.
  setSessionCookies(reply, publicUrl, {
    token,
    refreshToken,
    isKept: false,
    bindSecret: ownSecret ? null : bindSecret,
  })
  if (!ownSecret) setDeviceCookie(reply, publicUrl, device.secret)
  return { token, refreshToken }
}
