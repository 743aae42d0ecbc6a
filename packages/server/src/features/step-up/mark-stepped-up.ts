import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import type { RenewedSession } from '../sessions/renew-session.ts'

export type MarkPorts = Pick<Ports, 'database' | 'forgetSession' | 'renewal'>

export interface SteppedUp {
  readonly until: Date
  readonly renewed: RenewedSession
}

/**
 * Marks a session as stepped up and renews its tokens; only the new tokens carry the step-up.
 * Throws a Failure if the session ended in the meantime.
 */
export async function markSteppedUp(
  { database, renewal, forgetSession }: MarkPorts,
  actor: Actor,
): Promise<SteppedUp> {
  const steppedUp = await database.transaction(async (transaction) => {
    const renewed = await renewal.renew(transaction, actor, { isProven: true })
    const { until } = await transaction.one<{ until: Date }>(
      sql`update session set stepped_up_until = now() + make_interval(secs => ${limits.stepUpSeconds})
          where id = ${actor.sessionId} returning stepped_up_until as until`,
    )
    return { until, renewed }
  })
  forgetSession(actor.sessionId)
  return steppedUp
}
