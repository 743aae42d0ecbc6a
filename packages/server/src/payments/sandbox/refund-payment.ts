import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Random } from '../../random.ts'
import type { RefundOrder, ReturnFact } from '../payment-provider.ts'
import { queueEvent } from './queue-event.ts'
import { paymentPrefix } from './sandbox-rules.ts'

interface Payment {
  readonly id: string
  readonly purchaseId: number
  readonly amountCents: number
  readonly currency: string
  readonly refundedCents: number
}

interface Refund {
  readonly id: string
  readonly amountCents: number
  readonly createdAt: Date
}

/**
 * Refunds a payment fully or partially, never more than was paid, and queues the event. A key refunds once.
 */
export async function refundPayment(
  { database, random }: { readonly database: Database; readonly random: Random },
  { idempotencyKey, paymentReference, amountCents }: RefundOrder,
): Promise<ReturnFact | Failure<'PURCHASE_ERROR'>> {
  return database.transaction(
    async (transaction) => {
      const checkoutId = paymentReference.slice(paymentPrefix.length)
      await transaction.query(sql`select 1 from sandbox_checkout where id::text = ${checkoutId} for update`)
      const payment = await transaction.maybeOne<Payment>(sql`
        select id, donation_id as purchase_id, amount_cents, currency,
          (select coalesce(sum(amount_cents), 0)::bigint from sandbox_refund where checkout_id = sandbox_checkout.id)
            as refunded_cents
        from sandbox_checkout where id::text = ${checkoutId} and outcome = 'paid' and settles_at <= now()`)
      if (!payment) return new Failure('PURCHASE_ERROR')
      const known = await transaction.maybeOne<Refund>(sql`
        select id, amount_cents, created_at from sandbox_refund where idempotency_key = ${idempotencyKey}`)
      if (!known && payment.refundedCents + amountCents > payment.amountCents)
        return new Failure('PURCHASE_ERROR')
      const refund =
        known ??
        (await transaction.one<Refund>(sql`
          insert into sandbox_refund (id, idempotency_key, checkout_id, amount_cents)
          values (${random.uuid()}, ${idempotencyKey}, ${payment.id}, ${amountCents})
          returning id, amount_cents, created_at`))
      const fact: ReturnFact = {
        kind: 'refunded',
        at: refund.createdAt,
        paymentReference,
        reference: refund.id,
        amountCents: refund.amountCents,
        currency: payment.currency,
      }
      if (!known)
        await queueEvent(transaction, {
          random,
          checkout: payment,
          type: 'refund.created',
          fact,
          dueAt: refund.createdAt,
        })
      return fact
    },
    { isRepeatable: true },
  )
}
