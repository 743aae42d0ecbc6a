import sql, { type Sql } from 'sql-template-tag'

/** Returns of unknown payments are kept in `payment_return`; other events without money need nobody. */
const isPayment = sql`coalesce(fact_kind, 'paid') = 'paid'`

const isRefunded = sql`amount_cents <= (
  select sum(payment_return.amount_cents) from payment_return
  where payment_return.provider = payment_event.provider
    and payment_return.payment_reference = payment_event.payment_reference
    and returned_at is not null and undone_at is null
)`

/** A condition on `payment_event`: a payment that belongs to no donation and is not refunded. */
export const isUnmatchedPayment: Sql = sql`(outcome = 'unmatched' and ${isPayment} and (${isRefunded}) is not true)`
