import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import type { Session } from '../../http/session.ts'
import type { Random } from '../../random.ts'
import { newSecret } from '../../secrets/token-secrets.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { AccessClaims, AccessTokens } from './access-token.ts'
import { rotateTokens } from './rotate-tokens.ts'
import { bindSecretOf, deviceSecretOf, setSessionCookies } from '../devices/session-cookies.ts'

interface Options {
  readonly random: Random
  readonly secretBox: SecretBox
  readonly accessTokens: AccessTokens
  readonly publicUrl: string
}

/** The session that asks: the one that its player has just proven to be in. */
export type RenewingSession = Pick<Session, 'accountId' | 'generation' | 'sessionId'>

/** What a session goes on with, once its transaction is committed. */
export interface RenewedSession {
  readonly claims: AccessClaims
  readonly refreshToken: string
  readonly isKept: boolean
}

interface Row {
  readonly generation: number
  readonly oldestGeneration: number
  readonly renewedBox: Buffer | null
  readonly isKept: boolean
}

/** Gives a session new tokens when it gains rights, so that who holds a copy of those from before gains nothing. */
export interface SessionRenewal {
  /**
   * A call with tokens from before a renewal may join the ones since, with all their rights, only if `isProven`: it has itself just
   * proven what gave them. Else those rights end. Throws a Failure where the session has ended meanwhile.
   */
  renew(
    transaction: Transaction,
    session: RenewingSession,
    client: Pick<Client, 'address'>,
    proof?: { readonly isProven: boolean },
  ): Promise<RenewedSession>
  /** After the commit: signs the tokens, and gives a browser its cookies. */
  handOver(
    renewed: RenewedSession,
    client: Client,
    reply: ReplyHeaders,
  ): Promise<{ token: string; refreshToken: string }>
}

/** What the sealed refresh token of a session is bound to. */
export const renewedBoxContext = (sessionId: string): string => `renewed-session:${sessionId}`

export function sessionRenewal({ random, secretBox, accessTokens, publicUrl }: Options): SessionRenewal {
  return {
    async renew(transaction, { sessionId, accountId, generation: shown }, { address }, proof) {
      const row = await transaction.maybeOne<Row>(
        sql`select generation, oldest_generation, renewed_box, is_kept from session
            where id = ${sessionId} and account_id = ${accountId} and ended_at is null and expires_at > now()
            for no key update`,
      )
      if (!row) throw new Failure('UNAUTHORIZED_SESSION_EXPIRED')
      const { generation, oldestGeneration, renewedBox, isKept } = row
      const context = renewedBoxContext(sessionId)
      const isOlder = shown < oldestGeneration
      // Another call of the same browser was faster: both go on with the same tokens.
      if (renewedBox && isOlder && proof?.isProven) {
        const refreshToken = secretBox.open(renewedBox, context)
        return { claims: { sessionId, accountId, generation }, refreshToken, isKept }
      }
      if (isOlder)
        await transaction.execute(sql`update session set stepped_up_until = null where id = ${sessionId}`)
      const refreshToken = newSecret(random)
      const renewed = await rotateTokens(transaction, {
        sessionId,
        successor: refreshToken,
        address,
        renewedBox: secretBox.seal(refreshToken, context),
      })
      return { claims: { sessionId, accountId, generation: renewed }, refreshToken, isKept }
    },

    async handOver({ claims, refreshToken, isKept }, client, reply) {
      const token = await accessTokens.sign(claims)
      const bindSecret = deviceSecretOf(client) ? null : bindSecretOf(client, publicUrl)
      setSessionCookies(reply, publicUrl, { token, refreshToken, isKept, bindSecret })
      return { token, refreshToken }
    },
  }
}
