import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { checkSecondFactor, hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { secondFactorLimit } from '../two-factor/second-factor-limit.ts'
import type { SessionRenewal } from '../sessions/renew-session.ts'
import { markSteppedUp, type ProvenSession, type SteppedUp } from './mark-stepped-up.ts'
import { stepUpLimit } from './step-up-limit.ts'

export interface StepUpContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly secretBox: SecretBox
  readonly renewal: SessionRenewal
  /** Applies changes of a session at once in this process. */
  readonly forgetSession: (sessionId: string) => void
}

interface StepUp extends ProvenSession {
  readonly password: string
  readonly code: string | undefined
}

async function isPasswordRight(database: Database, accountId: number, password: string): Promise<boolean> {
  const { passwordHash } = await database.one<{ passwordHash: string }>(
    sql`select password_hash from account where id = ${accountId}`,
  )
  return verifyPassword(passwordHash, password)
}

/** Returns null if the code is correct or not required. */
async function codeRefusal(
  context: StepUpContext,
  { session: { accountId }, client, code }: StepUp,
): Promise<Failure<'2FA_ERROR' | 'TOO_MANY_REQUESTS'> | null> {
  if (!(await hasSecondFactor(context.database, accountId))) return null
  if (code === undefined) return new Failure('2FA_ERROR')
  const limit = secondFactorLimit(accountId)
  const refused = await context.limiter.hit(limit)
  if (refused) return refused
  const right = await forgiveOnError(context.limiter, [limit], () =>
    checkSecondFactor(context, { accountId, code, client }),
  )
  if (right instanceof Failure) return right
  if (!right) return new Failure('2FA_ERROR')
  await context.limiter.forgive(limit)
  return null
}

async function proofRefusal(context: StepUpContext, attempt: StepUp) {
  const { session, password } = attempt
  const isRight = await isPasswordRight(context.database, session.accountId, password)
  return isRight ? codeRefusal(context, attempt) : new Failure('WRONG_PASSWORD')
}

/**
 * Steps the session up with the password and, if enabled, the second factor. A
 * wrong password spends no code.
 */
export async function stepUp(
  context: StepUpContext,
  attempt: StepUp,
): Promise<SteppedUp | Failure<'2FA_ERROR' | 'TOO_MANY_REQUESTS' | 'WRONG_PASSWORD'>> {
  const { limiter } = context
  const limit = stepUpLimit(attempt.session.accountId)
  const refused = await limiter.hit(limit)
  if (refused) return refused
  const wrong = await forgiveOnError(limiter, [limit], () => proofRefusal(context, attempt))
  if (wrong) return wrong
  await limiter.forgive(limit)
  return markSteppedUp(context, attempt)
}
