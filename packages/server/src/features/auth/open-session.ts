import type { BanData } from '@olympus/contract/auth'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import { newSecret } from '../../secret.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccessTokens } from './access-token.ts'
import { deviceSecretOf, setSessionCookies } from './session-tokens.ts'
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
  readonly client: Client
  readonly reply: ReplyHeaders
  /** Language of a mail about it; without one that of the account. */
  readonly locale: LocaleCode | undefined
}

interface Row {
  readonly isActivated: boolean
  readonly isBanned: boolean
  readonly banReason: string | null
  readonly bannedUntil: Date | null
}

/** Starts the session of a log-in and gives it to the client, unless the account is banned or waits for its activation. */
export async function openSession(
  { database, random, accessTokens, publicUrl }: OpenSessionContext,
  { accountId, client, reply }: ProvenLogIn,
): Promise<
  | { readonly token: string; readonly refreshToken: string }
  | Failure<'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'>
> {
  const deviceSecret = deviceSecretOf(client)
  // A browser gets a secret of its own each time: one that was there before could have been planted.
  const bindSecret = deviceSecret ?? newSecret(random)
  const started = await database.transaction(async (transaction) => {
    const account = await transaction.one<Row>(
      sql`select activated_at is not null as is_activated, ban_reason, banned_until,
            banned_at is not null and coalesce(banned_until > now(), true) as is_banned
          from account where id = ${accountId}`,
    )
    if (account.isBanned) {
      const data: BanData = {
        reason: account.banReason,
        until: account.bannedUntil?.toISOString() ?? null,
      }
      return new Failure('UNAUTHORIZED_BANNED_ACCOUNT', { data })
    }
    if (!account.isActivated) return new Failure('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT')
    const { address, userAgent } = client
    const session = await startSession(transaction, random, { accountId, bindSecret, address, userAgent })
    const { sessionId } = session.claims
    await recordSecurityEvent(transaction, { accountId, kind: 'logged-in', client, sessionId })
    return session
  })
  if (started instanceof Failure) return started
  const token = await accessTokens.sign(started.claims)
  const { refreshToken } = started
  // A client that brings its own secret keeps its own session too; a browser keeps it in cookies.
  setSessionCookies(reply, publicUrl, {
    token,
    refreshToken,
    isKept: false,
    bindSecret: deviceSecret ? null : bindSecret,
  })
  return { token, refreshToken }
}
