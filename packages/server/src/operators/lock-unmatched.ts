import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { lockPayments } from '../features/purchase/payment-returns.ts'
import { referenceOfEvent, wasUnmatched } from '../features/purchase/unmatched-payments.ts'
import type { PaymentProviderName } from '../payments/payment-provider.ts'
import { Refusal } from './operator-command.ts'

export interface UnmatchedEvent {
  readonly provider: PaymentProviderName
  readonly reference: string
  /** Null if the event does not name a payment. */
  readonly paymentReference: string | null
  readonly amountCents: number | null
  readonly currency: string | null
}

/** Finds a payment that matched no purchase and locks it. Throws a Refusal unless there is exactly one. */
export async function lockUnmatched(transaction: Transaction, reference: string): Promise<UnmatchedEvent> {
  const events = await transaction.query<UnmatchedEvent>(sql`
    select distinct provider, ${referenceOfEvent} as reference, payment_reference, amount_cents, upper(currency) as currency
    from payment_event where ${wasUnmatched} and ${referenceOfEvent} = ${reference}`)
  const [event, other] = events
  if (!event) throw new Refusal(`There is no unmatched payment ${reference}`)
  if (other)
    throw new Refusal(`${reference} names different payments: refund them in the dashboard of the provider`)
  await lockPayments(transaction, event.provider, [event.reference])
  return event
}
