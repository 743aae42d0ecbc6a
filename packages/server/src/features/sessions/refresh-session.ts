import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { AccessClaims } from './access-token.ts'
import { type Ban, banned, isBanned } from './account-refusal.ts'
import type { EndReason } from './end-sessions.ts'
import { endStolenSession } from './end-stolen-session.ts'
import { hashOf, isSecret, successorOf } from '../../secrets/token-secrets.ts'
import type { Sender } from '../actor.ts'
import { renewedBoxContext } from './renew-session.ts'
import { rotateTokens } from './rotate-tokens.ts'
import type { SessionTokens } from '../devices/session-cookies.ts'
import type { Ports } from '../ports.ts'

type RefreshPorts = Pick<
  Ports,
  'accessTokens' | 'database' | 'forgetSession' | 'log' | 'publicUrl' | 'secretBox'
>

interface HeldTokens {
  readonly client: Sender
  readonly token: string
  readonly refreshToken: string
  readonly bindSecret: string | null
}

type RefusalKey = 'SESSION_REFRESH_ERROR' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_SESSION_EXPIRED'

interface RefreshRow extends Ban {
  readonly id: string
  readonly accountId: number
  readonly generation: number
  readonly tokenHash: Buffer
  readonly rotationKey: Buffer
  /**
   * The sealed successor if the session has gained rights; null if the successor
   * is derived from `rotationKey`.
   */
  readonly renewedBox: Buffer | null
  readonly bindHash: Buffer
  readonly isCurrentUsed: boolean
  readonly isKept: boolean
  readonly isOver: boolean
  readonly isEndedByBan: boolean
  readonly isBanned: boolean
  readonly isWithinGrace: boolean
}

interface RefreshedSession {
  readonly kind: 'refreshed'
  readonly claims: AccessClaims
  readonly refreshToken: string
  readonly isKept: boolean
}

/** A refusal that ends the session. Not a Failure, because that would roll the transaction back. */
interface EndedSession {
  readonly kind: 'ended'
  readonly sessionId: string
  readonly accountId: number
  readonly reason: EndReason
}

const lockSessionRow = (transaction: Transaction, refreshHash: Buffer) =>
  transaction.maybeOne<RefreshRow>(
    sql`select session.id, session.account_id, generation, token_hash, rotation_key, renewed_box, bind_hash, is_current_used, is_kept,
          account.ban_reason, account.banned_until,
          expires_at <= now() or end_reason <> 'banned' as is_over, end_reason = 'banned' as is_ended_by_ban,
          ${isBanned} as is_banned,
          rotated_at > now() - make_interval(secs => ${limits.refreshGraceSeconds}) as is_within_grace
        from session join account on account.id = session.account_id
        where token_hash = ${refreshHash} or parent_hash = ${refreshHash}
        for update of session`,
  )

interface ReusedToken {
  readonly refreshHash: Buffer
  readonly client: Sender
}

/** A token older than the parent proves that two clients hold the tokens. Either could be the thief. */
async function endSessionForReuse(
  transaction: Transaction,
  { refreshHash, client }: ReusedToken,
  ports: RefreshPorts,
): Promise<EndedSession | null> {
  const spent = await transaction.maybeOne<{ sessionId: string; accountId: number }>(
    sql`select session.id as session_id, session.account_id
        from spent_refresh_token join session on session.id = spent_refresh_token.session_id
        where spent_refresh_token.token_hash = ${refreshHash}`,
  )
  return spent ? endStolen(transaction, { ...spent, reason: 'refresh_reuse', client }, ports) : null
}

interface StolenSession extends Omit<EndedSession, 'kind'> {
  readonly client: Sender
}

async function endStolen(
  transaction: Transaction,
  { sessionId, accountId, reason, client }: StolenSession,
  { publicUrl, forgetSession }: RefreshPorts,
): Promise<EndedSession> {
  const ended = { sessionId, accountId, reason }
  await endStolenSession(transaction, { ...ended, client, publicUrl, forgetSession })
  return { kind: 'ended', ...ended }
}

async function rotateSession(
  transaction: Transaction,
  { id: sessionId, accountId, rotationKey, isKept }: RefreshRow,
  { refreshToken, address }: { readonly refreshToken: string; readonly address: string },
): Promise<RefreshedSession> {
  const successor = successorOf(refreshToken, rotationKey)
  const generation = await rotateTokens(transaction, { sessionId, successor, address, renewedBox: null })
  return { kind: 'refreshed', claims: { sessionId, accountId, generation }, refreshToken: successor, isKept }
}

interface VerifiedTokens extends HeldTokens {
  readonly claims: AccessClaims
}

async function refreshInTransaction(
  transaction: Transaction,
  { claims, refreshToken, bindSecret, client }: VerifiedTokens,
  ports: RefreshPorts,
): Promise<RefreshedSession | EndedSession | Failure<RefusalKey>> {
  const refreshHash = hashOf(refreshToken)
  const row = await lockSessionRow(transaction, refreshHash)
  if (!row)
    return (
      (await endSessionForReuse(transaction, { refreshHash, client }, ports)) ??
      new Failure('SESSION_REFRESH_ERROR')
    )
  if (row.id !== claims.sessionId) return new Failure('SESSION_REFRESH_ERROR')
  const endFor = (reason: EndReason) =>
    endStolen(transaction, { sessionId: row.id, accountId: row.accountId, reason, client }, ports)
  if (row.isOver) return new Failure('UNAUTHORIZED_SESSION_EXPIRED')
  if (!bindSecret || !isSecret(bindSecret, row.bindHash)) return endFor('bind_mismatch')
  // Checked after the binding: a thief of the tokens must not learn why the account is banned.
  if (row.isBanned) return banned(row)
  if (row.isEndedByBan) return new Failure('UNAUTHORIZED_SESSION_EXPIRED')
  if (row.tokenHash.equals(refreshHash))
    return rotateSession(transaction, row, { refreshToken, address: client.address })
  // The parent again: its reply was lost, or another tab was faster. It gets the same successor.
  if (!row.isWithinGrace && row.isCurrentUsed) return endFor('refresh_reuse')
  const { id: sessionId, accountId, generation, rotationKey, renewedBox, isKept } = row
  const successor = renewedBox
    ? ports.secretBox.open(renewedBox, renewedBoxContext(sessionId))
    : successorOf(refreshToken, rotationKey)
  return { kind: 'refreshed', claims: { sessionId, accountId, generation }, refreshToken: successor, isKept }
}

/**
 * Replaces both tokens of a session. The spent refresh token returns the same successor
 * until that is used, and for at least ten seconds. An older token, or tokens without the
 * secret of their device, end the session.
 */
export async function refreshSession(
  ports: RefreshPorts,
  held: HeldTokens,
): Promise<SessionTokens | Failure<RefusalKey>> {
  const { database, accessTokens, log } = ports
  const claims = await accessTokens.verify(held.token, { ignoresExpiry: true })
  if (!claims) return new Failure('SESSION_REFRESH_ERROR')
  // Safe to repeat: the same token gets the same successor.
  const result = await database.transaction(
    (transaction) => refreshInTransaction(transaction, { ...held, claims }, ports),
    { isRepeatable: true },
  )
  if (result instanceof Failure) return result
  if (result.kind === 'ended') {
    const { sessionId, reason } = result
    log.warn({ sessionId, reason, accountId: claims.accountId }, 'session ended: its tokens are in two hands')
    return new Failure('SESSION_REFRESH_ERROR')
  }
  const { refreshToken, isKept } = result
  return { token: await accessTokens.sign(result.claims), refreshToken, isKept }
}
