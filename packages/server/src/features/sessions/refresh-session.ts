import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client } from '../../http/handlers.ts'
import type { Log } from '../../log.ts'
import type { AccessClaims, AccessTokens } from './access-token.ts'
import { type Ban, banned } from './account-refusal.ts'
import type { EndReason } from './end-sessions.ts'
import { endStolenSession } from './end-stolen-session.ts'
import { hashOf, isSecret, successorOf } from '../../secrets/token-secrets.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { renewedBoxContext } from './renew-session.ts'
import { rotateTokens } from './rotate-tokens.ts'
import type { SessionTokens } from '../devices/session-cookies.ts'

interface RefreshContext {
  readonly database: Database
  readonly accessTokens: AccessTokens
  readonly secretBox: SecretBox
  readonly log: Log
  readonly publicUrl: string
  readonly client: Client
  readonly onEnded: (sessionId: string) => void
}

interface HeldTokens {
  readonly token: string
  readonly refreshToken: string
  readonly bindSecret: string | null
}

type RefusalKey = 'SESSION_REFRESH_ERROR' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_SESSION_EXPIRED'

interface Row extends Ban {
  readonly id: string
  readonly accountId: number
  readonly generation: number
  readonly tokenHash: Buffer
  readonly rotationKey: Buffer
  /** What follows is none that was derived, but came with rights that the session gained. */
  readonly renewedBox: Buffer | null
  readonly bindHash: Buffer
  readonly isCurrentUsed: boolean
  readonly isKept: boolean
  readonly isOver: boolean
  readonly isBanned: boolean
  readonly isWithinGrace: boolean
}

interface Rotated {
  readonly claims: AccessClaims
  readonly refreshToken: string
  readonly isKept: boolean
}

/** A refusal that has something to write, so it is no Failure before the transaction is committed. */
interface Ended {
  readonly sessionId: string
  readonly accountId: number
  readonly reason: EndReason
}

const findRow = (transaction: Transaction, refreshHash: Buffer) =>
  transaction.maybeOne<Row>(
    sql`select session.id, session.account_id, generation, token_hash, rotation_key, renewed_box, bind_hash, is_current_used, is_kept,
          account.ban_reason, account.banned_until,
          ended_at is not null or expires_at <= now() as is_over,
          banned_at is not null and coalesce(banned_until > now(), true) as is_banned,
          rotated_at > now() - make_interval(secs => ${limits.refreshGraceSeconds}) as is_within_grace
        from session join account on account.id = session.account_id
        where token_hash = ${refreshHash} or parent_hash = ${refreshHash}
        for update of session`,
  )

/** A token older than the parent proves that two hold the session's tokens; nobody can tell which of them is the thief. */
async function endByReuse(
  transaction: Transaction,
  refreshHash: Buffer,
  context: RefreshContext,
): Promise<Ended | null> {
  const spent = await transaction.maybeOne<{ sessionId: string; accountId: number }>(
    sql`select session.id as session_id, session.account_id
        from spent_refresh_token join session on session.id = spent_refresh_token.session_id
        where spent_refresh_token.token_hash = ${refreshHash}`,
  )
  return spent ? end(transaction, { ...spent, reason: 'refresh_reuse' }, context) : null
}

async function end(
  transaction: Transaction,
  ended: Ended,
  { client, publicUrl, onEnded }: RefreshContext,
): Promise<Ended> {
  await endStolenSession(transaction, { ...ended, client, publicUrl, forgetSession: onEnded })
  return ended
}

async function rotate(
  transaction: Transaction,
  { id: sessionId, accountId, rotationKey, isKept }: Row,
  refreshToken: string,
  { address }: Client,
): Promise<Rotated> {
  const successor = successorOf(refreshToken, rotationKey)
  const generation = await rotateTokens(transaction, { sessionId, successor, address, renewedBox: null })
  return { claims: { sessionId, accountId, generation }, refreshToken: successor, isKept }
}

async function exchange(
  transaction: Transaction,
  claims: AccessClaims,
  { refreshToken, bindSecret }: HeldTokens,
  context: RefreshContext,
): Promise<Rotated | Ended | Failure<RefusalKey>> {
  const refreshHash = hashOf(refreshToken)
  const row = await findRow(transaction, refreshHash)
  if (!row)
    return (await endByReuse(transaction, refreshHash, context)) ?? new Failure('SESSION_REFRESH_ERROR')
  if (row.id !== claims.sessionId) return new Failure('SESSION_REFRESH_ERROR')
  const ended = (reason: EndReason) =>
    end(transaction, { sessionId: row.id, accountId: row.accountId, reason }, context)
  if (row.isOver) return new Failure('UNAUTHORIZED_SESSION_EXPIRED')
  if (!bindSecret || !isSecret(bindSecret, row.bindHash)) return ended('bind_mismatch')
  // Only now: why an account is banned is not for a thief of its tokens.
  if (row.isBanned) return banned(row)
  if (row.tokenHash.equals(refreshHash)) return rotate(transaction, row, refreshToken, context.client)
  // The parent again: its answer was lost, or another tab was faster. It gets the same successor.
  if (!row.isWithinGrace && row.isCurrentUsed) return ended('refresh_reuse')
  const { id: sessionId, accountId, generation, rotationKey, renewedBox, isKept } = row
  const successor = renewedBox
    ? context.secretBox.open(renewedBox, renewedBoxContext(sessionId))
    : successorOf(refreshToken, rotationKey)
  return { claims: { sessionId, accountId, generation }, refreshToken: successor, isKept }
}

/**
 * Replaces both tokens of a session. The spent refresh token is good for the same successor while that was not used, and for ten
 * seconds at least; one spent before it, or tokens without the secret of their device, end the session.
 */
export async function refreshSession(
  context: RefreshContext,
  held: HeldTokens,
): Promise<SessionTokens | Failure<RefusalKey>> {
  const { database, accessTokens, log } = context
  const claims = await accessTokens.verify(held.token, { ignoresExpiry: true })
  if (!claims) return new Failure('SESSION_REFRESH_ERROR')
  // Safe to repeat: the same token gets the same successor.
  const result = await database.transaction((transaction) => exchange(transaction, claims, held, context), {
    isRepeatable: true,
  })
  if (result instanceof Failure) return result
  if ('reason' in result) {
    const { sessionId, reason } = result
    log.warn({ sessionId, reason, accountId: claims.accountId }, 'session ended: its tokens are in two hands')
    return new Failure('SESSION_REFRESH_ERROR')
  }
  const { refreshToken, isKept } = result
  return { token: await accessTokens.sign(result.claims), refreshToken, isKept }
}
