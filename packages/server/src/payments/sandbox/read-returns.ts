import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider, ReturnFact, ReturnsPage } from '../payment-provider.ts'
import { disputeOf, paymentPrefix } from './sandbox-rules.ts'

type Query = Parameters<PaymentProvider['readReturns']>[0]

interface Payment {
  readonly checkoutId: string
  readonly amountCents: number
  readonly currency: string
}

async function refunds(database: Database, since: Date): Promise<ReturnFact[]> {
  const rows = await database.query<Payment & { id: string; createdAt: Date }>(sql`
    select sandbox_refund.id, checkout_id, sandbox_refund.amount_cents, currency, created_at
    from sandbox_refund join sandbox_checkout on sandbox_checkout.id = checkout_id where created_at >= ${since}`)
  return rows.map(({ id, checkoutId, amountCents, currency, createdAt }) => ({
    kind: 'refunded',
    at: createdAt,
    paymentReference: paymentPrefix + checkoutId,
    reference: id,
    amountCents,
    currency,
  }))
}

async function disputes(database: Database, since: Date): Promise<ReturnFact[]> {
  const rows = await database.query<Payment & { at: Date }>(sql`
    select checkout_id, amount_cents, currency, disputed.at
    from sandbox_event
    join sandbox_checkout on sandbox_checkout.id = checkout_id
    cross join lateral (select (payload #>> '{fact,at}')::timestamptz as at) as disputed
    where event_type = 'dispute.funds_withdrawn' and disputed.at between ${since} and now()`)
  return rows.map(({ checkoutId, at, amountCents, currency }) =>
    disputeOf({ id: checkoutId, amountCents, currency }, at),
  )
}

/** Returns a single page, because a sandbox has few returns. */
export async function readReturns(database: Database, { kind, since }: Query): Promise<ReturnsPage> {
  const facts = await (kind === 'refund' ? refunds(database, since) : disputes(database, since))
  return { facts, nextCursor: null }
}
