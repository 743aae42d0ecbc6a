import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Failure } from '../../failure.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import type { Ports } from '../ports.ts'
import { hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { accountRefusal } from '../sessions/account-refusal.ts'

interface SecondFactorChallenge {
  readonly challenge: string
  readonly expiresAt: string
}

/**
 * Creates a challenge for the second factor after a correct password; null if the account has none. A
 * banned or inactive account is refused before the challenge.
 */
export async function createSecondFactorChallenge(
  { database, random }: Pick<Ports, 'database' | 'random'>,
  accountId: number,
): Promise<
  SecondFactorChallenge | Failure<'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'> | null
> {
  if (!(await hasSecondFactor(database, accountId))) return null
  const refusal = await accountRefusal(database, accountId)
  if (refusal) return refusal
  const challenge = newSecret(random)
  const { expiresAt } = await database.one<{ expiresAt: Date }>(
    sql`insert into log_in_challenge (challenge_hash, account_id, expires_at)
        values (${hashOf(challenge)}, ${accountId}, now() + make_interval(secs => ${limits.twoFactorChallengeSeconds}))
        returning expires_at`,
  )
  return { challenge, expiresAt: expiresAt.toISOString() }
}
