import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

const longestLifeDays = 365

interface Rotation {
  readonly sessionId: string
  readonly successor: string
  readonly address: string
  /** The sealed successor of a renewal, which also voids older access tokens after the grace period. */
  readonly renewedBox: Buffer | null
}

/**
 * Replaces the current refresh token, which becomes the parent. Resolves with the new generation. No session
 * lives longer than a year after its login.
 */
export async function rotateTokens(
  transaction: Transaction,
  { sessionId, successor, address, renewedBox }: Rotation,
): Promise<number> {
  await transaction.execute(
    sql`insert into spent_refresh_token (token_hash, session_id)
        select parent_hash, id from session where id = ${sessionId} and parent_hash is not null
        on conflict do nothing`,
  )
  const isRenewal = renewedBox !== null
  const { generation } = await transaction.one<{ generation: number }>(
    sql`update session set parent_hash = token_hash, token_hash = ${hashOf(successor)}, generation = generation + 1,
          rotated_at = now(), last_used_at = now(), address = ${address}, is_current_used = false,
          expires_at = least(now() + make_interval(secs => ${limits.refreshTokenLifetimeSeconds}),
            created_at + make_interval(days => ${longestLifeDays})),
          renewed_box = ${renewedBox},
          oldest_generation = case when ${isRenewal} then generation + 1 else oldest_generation end,
          renewed_at = case when ${isRenewal} then now() else renewed_at end
        where id = ${sessionId} returning generation`,
  )
  return generation
}
