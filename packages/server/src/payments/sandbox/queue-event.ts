import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import type { PaymentFact } from '../payment-provider.ts'

/** The body of an event as it travels. */
export interface WireEvent {
  readonly id: string
  readonly type: string
  readonly donationId: number
  readonly checkoutId: string
  readonly fact: PaymentFact
}

interface EventOfCheckout {
  readonly random: Random
  readonly checkout: { readonly id: string; readonly purchaseId: number }
  readonly type: string
  readonly fact: PaymentFact | undefined
  readonly dueAt: Date
}

/** Queues an event for the webhook of the portal. */
export async function queueEvent(
  transaction: Transaction,
  { random, checkout, type, fact, dueAt }: EventOfCheckout,
): Promise<void> {
  if (!fact) throw new Error(`${type} needs a fact`)
  const id = random.uuid()
  const payload: WireEvent = { id, type, donationId: checkout.purchaseId, checkoutId: checkout.id, fact }
  await transaction.execute(sql`
    insert into sandbox_event (id, checkout_id, event_type, payload, due_at)
    values (${id}, ${checkout.id}, ${type}, ${payload}, ${dueAt})`)
}
