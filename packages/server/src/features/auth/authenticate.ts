import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Authenticate, Session } from '../../http/session.ts'
import type { AccessTokens, VerifiedClaims } from '../sessions/access-token.ts'
import { type Ban, banned, isBanned } from '../sessions/account-refusal.ts'
import type { SessionEndings } from '../sessions/session-endings.ts'

/** How long a checked session is cached: other processes notice a lost notice of its end this late. */
const rememberedMs = 5000
const maxRemembered = 10_000
const lastUsedPrecision = '1 minute'

interface CachedSession {
  readonly session: Session
  readonly checkedAt: number
  readonly expiresAt: Date
}

interface SessionRow extends Ban {
  readonly role: Session['role']
  readonly isBanned: boolean
  readonly isOver: boolean
  readonly generation: number
  readonly isCurrentUsed: boolean
  readonly isStale: boolean
  readonly isSteppedUp: boolean
  readonly oldestGeneration: number
  readonly isWithinGrace: boolean
}

export interface Authenticator {
  readonly authenticate: Authenticate
  /** Makes this process notice at once that a session has ended. */
  forgetSession(sessionId: string): void
}

interface AuthenticatorOptions {
  readonly database: Database
  readonly accessTokens: AccessTokens
  readonly clock: Clock
  readonly endings: Pick<SessionEndings, 'isBehind' | 'watch'>
}

/**
 * Finds sessions by access token. Checks the signature and the session, so that
 * revoked sessions are refused.
 */
export function createAuthenticator({
  database,
  accessTokens,
  clock,
  endings,
}: AuthenticatorOptions): Authenticator {
  const remembered = new Map<string, CachedSession>()
  let rounds = 0

  async function recordUse(
    { sessionId, generation }: VerifiedClaims,
    row: SessionRow,
    address: string | undefined,
  ): Promise<void> {
    const usesCurrent = generation === row.generation && !row.isCurrentUsed
    if (!usesCurrent && !row.isStale) return
    await database.execute(
      sql`update session set last_used_at = now(), address = coalesce(${address ?? null}, address),
            is_current_used = is_current_used or generation = ${generation}
          where id = ${sessionId}`,
    )
  }

  async function checkSession(claims: VerifiedClaims, address: string | undefined): ReturnType<Authenticate> {
    const { sessionId, accountId, generation } = claims
    const row = await database.maybeOne<SessionRow>(
      sql`select account.role, account.ban_reason, account.banned_until, session.generation, session.is_current_used, session.oldest_generation,
            coalesce(session.renewed_at > now() - make_interval(secs => ${limits.refreshGraceSeconds}), false)
              as is_within_grace,
            ${isBanned} as is_banned, session.ended_at is not null as is_over,
            session.last_used_at < now() - ${lastUsedPrecision}::interval as is_stale,
            coalesce(session.stepped_up_until > now(), false) as is_stepped_up
          from session join account on account.id = session.account_id
          where session.id = ${sessionId} and session.account_id = ${accountId}
            and (session.ended_at is null or session.end_reason = 'banned') and session.expires_at > now()`,
    )
    if (!row) return new Failure('UNAUTHORIZED_SESSION_EXPIRED')
    if (row.isBanned) return banned(row)
    if (row.isOver) return new Failure('UNAUTHORIZED_SESSION_EXPIRED')
    const isRenewed = generation >= row.oldestGeneration
    // Calls that were running during a renewal still succeed; copies of older tokens are refused after that.
    if (!isRenewed && !row.isWithinGrace) return new Failure('UNAUTHORIZED')
    await recordUse(claims, row, address)
    return { sessionId, accountId, generation, role: row.role, isSteppedUp: isRenewed && row.isSteppedUp }
  }

  function remember(token: string, entry: CachedSession): void {
    remembered.delete(token)
    remembered.set(token, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  function forget(sessionIds: readonly string[] | null): void {
    rounds += 1
    const ended = new Set(sessionIds)
    for (const [token, { session }] of remembered)
      if (sessionIds === null || ended.has(session.sessionId)) remembered.delete(token)
  }
  endings.watch(forget)

  return {
    async authenticate(token, { isFresh = false, client } = {}) {
      const known = isFresh || endings.isBehind() ? undefined : remembered.get(token)
      const now = performance.now()
      if (known && now - known.checkedAt < rememberedMs && known.expiresAt > clock.now()) return known.session
      const claims = await accessTokens.verify(token)
      if (!claims) return new Failure('UNAUTHORIZED')
      const roundsBefore = rounds
      const session = await checkSession(claims, client?.address)
      if (session instanceof Failure) remembered.delete(token)
      // A session that ended during this read may be the one that was read, so it is not cached.
      else if (rounds === roundsBefore)
        remember(token, { session, checkedAt: now, expiresAt: claims.expiresAt })
      return session
    },
    forgetSession: (sessionId) => forget([sessionId]),
  }
}
