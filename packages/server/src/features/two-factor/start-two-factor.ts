import type { startTwoFactor as endpoint } from '@olympus/contract/two-factor'
import type { DataOf } from '@olympus/contract/endpoint'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { secretKeyContext } from './secret-contexts.ts'
import { keyUriOf, newSecretKey } from './totp.ts'

/** Creates a secret key that is pending until its first code. Replaces an earlier pending key. */
export async function startTwoFactor(
  { database, random, secretBox }: Pick<Ports, 'database' | 'random' | 'secretBox'>,
  accountId: number,
): Promise<DataOf<typeof endpoint> | Failure<'TWO_FACTOR_ALREADY_ENABLED'>> {
  const secretKey = newSecretKey(random)
  const box = secretBox.seal(secretKey, secretKeyContext(accountId))
  const pending = await database.maybeOne<{ username: string; expiresAt: Date }>(
    sql`insert into two_factor (account_id, secret_box, expires_at)
        values (${accountId}, ${box}, now() + make_interval(secs => ${limits.twoFactorEnrolmentSeconds}))
        on conflict (account_id) do update set secret_box = excluded.secret_box,
          expires_at = excluded.expires_at, last_step = 0, created_at = now()
          where two_factor.enabled_at is null
        returning expires_at, (select username from account where id = ${accountId}) as username`,
  )
  if (!pending) return new Failure('TWO_FACTOR_ALREADY_ENABLED')
  return {
    secretKey,
    keyUri: keyUriOf(secretKey, pending.username),
    expiresAt: pending.expiresAt.toISOString(),
  }
}
