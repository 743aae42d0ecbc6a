import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { PaymentFact, PaymentProviderName } from '../../payments/payment-provider.ts'

interface Payment {
  readonly provider: PaymentProviderName
  /** The payment reference, or the event ID of an event that names no payment. */
  readonly reference: string
}

interface Decision {
  /** Null if the payment is not for coins. */
  readonly donationId: number | null
}

interface KnownDecision extends Decision {
  /** The account of the donation. */
  readonly accountId: number | null
}

/** What an operator decided about a payment that matched no purchase. Never changes. */
export const readDecision = (
  queries: Queries,
  { provider, reference }: Payment,
): Promise<KnownDecision | undefined> =>
  queries.maybeOne<KnownDecision>(sql`
    select donation_id, account_id from payment_decision left join donation on donation.id = donation_id
    where payment_decision.provider = ${provider} and reference = ${reference}`)

/** Saves a decision. Lock the payment first. */
export const saveDecision = (
  queries: Queries,
  { provider, reference, donationId }: Payment & Decision,
): Promise<number> =>
  queries.execute(sql`
    insert into payment_decision (provider, reference, donation_id) values (${provider}, ${reference}, ${donationId})`)

interface PurchaseToPay {
  readonly id: number
  readonly provider: PaymentProviderName
}

/** Whether an operator gave this payment to another purchase. Lock the payment first. */
export async function isAssignedElsewhere(
  queries: Queries,
  { id, provider }: PurchaseToPay,
  fact: PaymentFact,
): Promise<boolean> {
  if (fact.kind !== 'paid' || fact.paymentReference === null) return false
  const decision = await readDecision(queries, { provider, reference: fact.paymentReference })
  return typeof decision?.donationId === 'number' && decision.donationId !== id
}
