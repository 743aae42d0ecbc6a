import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import { queueEvent } from './queue-event.ts'
import { findCheckout, type SandboxCheckout } from './sandbox-provider.ts'
import { disputeOf, factsOf, type Verdict } from './sandbox-rules.ts'

interface SubmitOptions {
  readonly database: Database
  readonly random: Random
  /** How long the sandbox takes to settle a payment. */
  readonly settleDelayMs: number
}

/** Long enough to spend some of the coins first. */
const disputeDelayMs = 60_000

interface RefusedAttempt {
  readonly random: Random
  readonly checkout: SandboxCheckout
  readonly failure: NonNullable<SandboxCheckout['lastFailure']>
}

async function refuseAttempt(transaction: Transaction, { random, checkout, failure }: RefusedAttempt) {
  await transaction.execute(sql`
    update sandbox_checkout set last_failure = ${failure}, last_failed_at = now() where id = ${checkout.id}`)
  const { now } = await transaction.one<{ now: Date }>(sql`select now() as now`)
  const fact = { kind: 'attempt-failed', at: now, failure } as const
  await queueEvent(transaction, { random, checkout, type: 'payment.attempt_failed', fact, dueAt: now })
}

interface CompletedCheckout extends SubmitOptions {
  readonly checkout: SandboxCheckout
  readonly outcome: NonNullable<SandboxCheckout['outcome']>
  readonly isDisputed: boolean
}

async function completeCheckout(
  transaction: Transaction,
  { random, settleDelayMs, checkout, outcome, isDisputed }: CompletedCheckout,
) {
  const { completedAt, settlesAt } = await transaction.one<{ completedAt: Date; settlesAt: Date }>(sql`
    update sandbox_checkout set outcome = ${outcome}, completed_at = now(),
      settles_at = now() + ${settleDelayMs} * interval '1 millisecond'
    where id = ${checkout.id} returning completed_at, settles_at`)
  const completed = { ...checkout, outcome, completedAt, settlesAt }
  await queueEvent(transaction, {
    random,
    checkout,
    type: 'checkout.completed',
    fact: factsOf(checkout.id, { ...completed, isSettled: false }).at(-1),
    dueAt: completedAt,
  })
  await queueEvent(transaction, {
    random,
    checkout,
    type: outcome === 'paid' ? 'payment.succeeded' : 'payment.failed',
    fact: factsOf(checkout.id, { ...completed, isSettled: true }).at(-1),
    dueAt: settlesAt,
  })
  if (!isDisputed) return
  const fact = disputeOf(checkout, new Date(settlesAt.getTime() + disputeDelayMs))
  await queueEvent(transaction, {
    random,
    checkout,
    type: 'dispute.funds_withdrawn',
    fact,
    dueAt: fact.at,
  })
}

/** Records a payment attempt and queues its events. Settled and expired checkouts accept no attempts. */
export async function submitPayment(
  options: SubmitOptions,
  checkoutId: string,
  verdict: Verdict,
): Promise<'taken' | 'closed'> {
  return options.database.transaction(async (transaction) => {
    await transaction.query(sql`select 1 from sandbox_checkout where id = ${checkoutId} for update`)
    const checkout = await findCheckout(transaction, checkoutId)
    if (!checkout || checkout.outcome || checkout.isExpired) return 'closed'
    if (!verdict.isPaid && verdict.canRetry) {
      const { failure } = verdict
      await refuseAttempt(transaction, { random: options.random, checkout, failure })
    } else {
      const outcome = verdict.isPaid ? 'paid' : verdict.failure
      const isDisputed = verdict.isPaid && verdict.isDisputed
      await completeCheckout(transaction, { ...options, checkout, outcome, isDisputed })
    }
    return 'taken'
  })
}
