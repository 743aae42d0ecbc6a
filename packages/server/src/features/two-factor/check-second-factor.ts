import type { Database, Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { SecretBox } from '../../secret-box.ts'

export interface SecondFactorContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly secretBox: SecretBox
}

/** Which of the two was right, and how many backup codes are left. */
export interface RightCode {
  readonly kind: 'totp' | 'backup-code'
  readonly backupCodesLeft: number
}

/** Whether a second factor is on. */
export async function hasSecondFactor(_queries: Queries, _accountId: number): Promise<boolean> {
  return false
}

/** Checks a code of the authenticator app or a backup code, and spends it: the same code is right once. Null: it is wrong. */
export async function checkSecondFactor(
  _context: SecondFactorContext,
  _accountId: number,
  _code: string,
): Promise<RightCode | null | Failure<'TOO_MANY_REQUESTS'>> {
  return null
}
