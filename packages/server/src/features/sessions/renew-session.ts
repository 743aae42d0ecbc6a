import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import { newSecret } from '../../secrets/token-secrets.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { Actor } from '../actor.ts'
import type { AccessClaims, AccessTokens } from './access-token.ts'
import { rotateTokens } from './rotate-tokens.ts'
import { bindSecretOf, deviceSecretOf, setSessionCookies } from '../devices/session-cookies.ts'

interface RenewalPorts {
  readonly random: Random
  readonly secretBox: SecretBox
  readonly accessTokens: AccessTokens
  readonly publicUrl: string
}

/** The state of a renewed session, valid once its transaction has committed. */
export interface RenewedSession {
  readonly claims: AccessClaims
  readonly refreshToken: string
  readonly isKept: boolean
}

interface RenewalRow {
  readonly generation: number
  readonly oldestGeneration: number
  readonly renewedBox: Buffer | null
  readonly isKept: boolean
}

interface RenewalOptions {
  /** The request itself has just proven what gives the session its rights. */
  readonly isProven?: boolean
  /** The request repeats one that has renewed the tokens and whose reply was lost. */
  readonly isRepeated?: boolean
}

/** Gives a session new tokens when it gains rights, so that copies of older tokens do not gain them. */
export interface SessionRenewal {
  /**
   * Renews the tokens. A request with tokens from before an earlier renewal gets the renewed tokens
   * and their rights only if `isProven`; otherwise those rights end. If `isRepeated`, it gets the renewed
   * tokens without these rights: one more renewal would make its refresh token look stolen, should this
   * reply be lost, too. Throws UNAUTHORIZED_SESSION_EXPIRED if the session has ended.
   */
  renew(transaction: Transaction, actor: Actor, options?: RenewalOptions): Promise<RenewedSession>
  /** Signs the tokens and sets the cookies of a browser. Call it after the commit. */
  handOver(
    renewed: RenewedSession,
    client: Client,
    reply: ReplyHeaders,
  ): Promise<{ token: string; refreshToken: string }>
}

/** Binds a sealed refresh token to its session. */
export const renewedBoxContext = (sessionId: string): string => `renewed-session:${sessionId}`

export function createSessionRenewal({
  random,
  secretBox,
  accessTokens,
  publicUrl,
}: RenewalPorts): SessionRenewal {
  return {
    async renew(transaction, actor, { isProven = false, isRepeated = false } = {}) {
      const { sessionId, accountId, generation: ownGeneration, client } = actor
      const row = await transaction.maybeOne<RenewalRow>(
        sql`select generation, oldest_generation, renewed_box, is_kept from session
            where id = ${sessionId} and account_id = ${accountId} and ended_at is null and expires_at > now()
            for no key update`,
      )
      if (!row) throw new Failure('UNAUTHORIZED_SESSION_EXPIRED')
      const { generation, oldestGeneration, renewedBox, isKept } = row
      const context = renewedBoxContext(sessionId)
      const isOlder = ownGeneration < oldestGeneration
      if (isOlder && !(renewedBox && isProven))
        await transaction.execute(sql`update session set stepped_up_until = null where id = ${sessionId}`)
      // Another request of the same browser was faster, or its reply was lost: both get the same tokens.
      if (renewedBox && isOlder && (isProven || isRepeated)) {
        const refreshToken = secretBox.open(renewedBox, context)
        return { claims: { sessionId, accountId, generation }, refreshToken, isKept }
      }
      const refreshToken = newSecret(random)
      const renewed = await rotateTokens(transaction, {
        sessionId,
        successor: refreshToken,
        address: client.address,
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
