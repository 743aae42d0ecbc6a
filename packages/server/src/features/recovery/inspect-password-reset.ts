import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { findReset } from './find-reset.ts'

/** Returns what a reset link requires from its holder. */
export async function inspectPasswordReset(
  database: Database,
  token: string,
): Promise<{ username: string; hasTwoFactor: boolean } | Failure<'RESET_LINK_INVALID'>> {
  const account = await findReset(database, token)
  if (!account) return new Failure('RESET_LINK_INVALID')
  const { accountId, username } = account
  return { username, hasTwoFactor: await hasSecondFactor(database, accountId) }
}
