import sql, { type Sql } from 'sql-template-tag'

/** Names a `payment_event` in commands and decisions. */
export const referenceOfEvent: Sql = sql`coalesce(payment_event.payment_reference, event_id)`

/**
 * A condition on `payment_event`: a payment that matched no donation when it was reported. Returns of
 * unknown payments are kept in `payment_return`; other events without money need nobody.
 */
export const wasUnmatched: Sql = sql`(outcome = 'unmatched' and coalesce(fact_kind, 'paid') = 'paid')`

const isCredited = sql`exists (
  select from donation
  where donation.provider = payment_event.provider
    and donation.payment_reference = payment_event.payment_reference
)`

const isDecided = sql`exists (
  select from payment_decision
  where payment_decision.provider = payment_event.provider and reference = ${referenceOfEvent}
)`

const isRefunded = sql`amount_cents <= (
  select sum(payment_return.amount_cents) from payment_return
  where payment_return.provider = payment_event.provider
    and payment_return.payment_reference = payment_event.payment_reference
    and returned_at is not null and undone_at is null
)`

/** A condition on `payment_event`: an unmatched payment that still waits for an operator. */
export const isUnmatchedPayment: Sql = sql`
  (${wasUnmatched} and not ${isDecided} and not ${isCredited} and (${isRefunded}) is not true)`
