import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Failure } from '../../failure.ts'
import type { Random } from '../../random.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import { hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { accountRefusal } from '../sessions/account-refusal.ts'

interface Question {
  readonly challenge: string
  readonly expiresAt: string
}

/**
 * Asks who has given the right password for the second factor, where it is on; null where it is not. Whoever could not log in
 * anyway is told so before.
 */
export async function askSecondFactor(
  { database, random }: { readonly database: Database; readonly random: Random },
  accountId: number,
): Promise<Question | Failure<'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'> | null> {
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
