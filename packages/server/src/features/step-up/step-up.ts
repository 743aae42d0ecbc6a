import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import type { Actor } from '../actor.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import type { Ports } from '../ports.ts'
import { checkSecondFactor, hasSecondFactor } from '../two-factor/check-second-factor.ts'
import { secondFactorLimit } from '../two-factor/second-factor-limit.ts'
import { type MarkPorts, markSteppedUp, type SteppedUp } from './mark-stepped-up.ts'
import { stepUpLimit } from './step-up-limit.ts'

type ProofPorts = Pick<Ports, 'database' | 'limiter' | 'secretBox'>

interface StepUp extends Actor {
  readonly password: string
  readonly code: string | undefined
}

async function isPasswordRight(
  database: Database,
  { accountId, password, client }: StepUp,
): Promise<boolean> {
  const { passwordHash } = await database.one<{ passwordHash: string }>(
    sql`select password_hash from account where id = ${accountId}`,
  )
  return verifyPassword(passwordHash, password, { network: networkOf(client.address) })
}

/** Returns null if the code is correct or not required. */
async function codeRefusal(
  ports: ProofPorts,
  { accountId, client, code }: StepUp,
): Promise<Failure<'2FA_ERROR' | 'TOO_MANY_REQUESTS'> | null> {
  if (!(await hasSecondFactor(ports.database, accountId))) return null
  if (code === undefined) return new Failure('2FA_ERROR')
  const limit = secondFactorLimit(accountId)
  const refused = await ports.limiter.hit(limit)
  if (refused) return refused
  const right = await forgiveOnError(ports.limiter, [limit], () =>
    checkSecondFactor(ports, { accountId, code, client }),
  )
  if (right instanceof Failure) return right
  if (!right) return new Failure('2FA_ERROR')
  await ports.limiter.forgive(limit)
  return null
}

async function proofRefusal(ports: ProofPorts, attempt: StepUp) {
  const isRight = await isPasswordRight(ports.database, attempt)
  return isRight ? codeRefusal(ports, attempt) : new Failure('WRONG_PASSWORD')
}

/**
 * Steps the session up with the password and, if enabled, the second factor. A
 * wrong password spends no code.
 */
export async function stepUp(
  ports: ProofPorts & MarkPorts,
  attempt: StepUp,
): Promise<SteppedUp | Failure<'2FA_ERROR' | 'TOO_MANY_REQUESTS' | 'WRONG_PASSWORD'>> {
  const { limiter } = ports
  const limit = stepUpLimit(attempt.accountId)
  const refused = await limiter.hit(limit)
  if (refused) return refused
  const wrong = await forgiveOnError(limiter, [limit], () => proofRefusal(ports, attempt))
  if (wrong) return wrong
  await limiter.forgive(limit)
  return markSteppedUp(ports, attempt)
}
