import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import type { PaymentFact } from '../payment-provider.ts'
import { findCheckout, type SandboxCheckout, type WireEvent } from './sandbox-provider.ts'
import { factsOf, type Verdict } from './sandbox-rules.ts'

interface SubmitOptions {
  readonly database: Database
  readonly random: Random
  /** How long a payment is under way before it is settled. */
  readonly settleDelayMs: number
}

interface Announcement {
  readonly type: string
  readonly fact: PaymentFact | undefined
  readonly dueAt: Date
}

const announce = async (
  transaction: Transaction,
  random: Random,
  checkout: SandboxCheckout,
  { type, fact, dueAt }: Announcement,
) => {
  if (!fact) throw new Error(`There is nothing to announce with ${type}`)
  const id = random.uuid()
  const payload: WireEvent = { id, type, donationId: checkout.donationId, fact }
  await transaction.execute(sql`
    insert into sandbox_event (id, checkout_id, event_type, payload, due_at)
    values (${id}, ${checkout.id}, ${type}, ${payload}, ${dueAt})`)
}

async function refuse(transaction: Transaction, checkout: SandboxCheckout, verdict: Verdict, random: Random) {
  if (verdict.isPaid) return
  await transaction.execute(sql`
    update sandbox_checkout set last_failure = ${verdict.failure}, last_failed_at = now() where id = ${checkout.id}`)
  const { now } = await transaction.one<{ now: Date }>(sql`select now() as now`)
  const fact = { kind: 'attempt-failed', at: now, failure: verdict.failure } as const
  await announce(transaction, random, checkout, { type: 'payment.attempt_failed', fact, dueAt: now })
}

async function complete(
  transaction: Transaction,
  checkout: SandboxCheckout,
  outcome: NonNullable<SandboxCheckout['outcome']>,
  { random, settleDelayMs }: SubmitOptions,
) {
  const { completedAt, settlesAt } = await transaction.one<{ completedAt: Date; settlesAt: Date }>(sql`
    update sandbox_checkout set outcome = ${outcome}, completed_at = now(),
      settles_at = now() + ${settleDelayMs} * interval '1 millisecond'
    where id = ${checkout.id} returning completed_at, settles_at`)
  const completed = { ...checkout, outcome, completedAt, settlesAt }
  await announce(transaction, random, checkout, {
    type: 'checkout.completed',
    fact: factsOf(checkout.id, { ...completed, isSettled: false }).at(-1),
    dueAt: completedAt,
  })
  await announce(transaction, random, checkout, {
    type: outcome === 'paid' ? 'payment.succeeded' : 'payment.failed',
    fact: factsOf(checkout.id, { ...completed, isSettled: true }).at(-1),
    dueAt: settlesAt,
  })
}

/** Records an attempt to pay and the events that tell of it. A checkout that is settled or expired takes none. */
export async function submitPayment(
  options: SubmitOptions,
  checkoutId: string,
  verdict: Verdict,
): Promise<'taken' | 'closed'> {
  return options.database.transaction(async (transaction) => {
    await transaction.query(sql`select 1 from sandbox_checkout where id = ${checkoutId} for update`)
    const checkout = await findCheckout(transaction, checkoutId)
    if (!checkout || checkout.outcome || checkout.isExpired) return 'closed'
    if (!verdict.isPaid && verdict.canRetry) await refuse(transaction, checkout, verdict, options.random)
    else await complete(transaction, checkout, verdict.isPaid ? 'paid' : verdict.failure, options)
    return 'taken'
  })
}
