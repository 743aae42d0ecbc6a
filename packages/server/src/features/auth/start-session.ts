import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'

interface NewSession {
  readonly accountId: number
  readonly bindSecret: string
  readonly userAgent: string
  readonly address: string
}

const longestUserAgent = 400
const rotationKeyBytes = 32

/** Starts a session of its own for a log-in: never one that existed before it. */
export async function startSession(
  queries: Queries,
  random: Random,
  { accountId, bindSecret, userAgent, address }: NewSession,
): Promise<{ readonly claims: AccessClaims; readonly refreshToken: string }> {
  const sessionId = random.uuid()
  const refreshToken = newSecret(random)
  await queries.execute(
    sql`insert into session (id, account_id, token_hash, rotation_key, bind_hash, user_agent, address, expires_at)
        values (${sessionId}, ${accountId}, ${hashOf(refreshToken)}, ${random.bytes(rotationKeyBytes)},
          ${hashOf(bindSecret)}, ${userAgent.slice(0, longestUserAgent)}, ${address},
          now() + make_interval(secs => ${limits.refreshTokenLifetimeSeconds}))`,
  )
  return { claims: { sessionId, accountId, generation: 1 }, refreshToken }
}
