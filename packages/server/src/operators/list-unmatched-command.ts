import sql from 'sql-template-tag'
import type { OperatorCommand } from './operator-command.ts'
import { isUnmatched, referenceOfEvent } from './unmatched-payments.ts'

interface Unmatched {
  readonly provider: string
  readonly eventId: string
  readonly eventType: string
  readonly receivedAt: Date
  readonly donationId: number | null
  readonly paymentReference: string | null
  readonly amountCents: number | null
  readonly currency: string | null
}

const listed = 200

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

function lineOf({ provider, eventId, eventType, receivedAt, ...payment }: Unmatched): string {
  const { donationId, paymentReference, amountCents, currency } = payment
  return [
    receivedAt.toISOString(),
    provider,
    eventType,
    eventId,
    ...(paymentReference ? [paymentReference] : []),
    ...(amountCents === null ? [] : [`${amountCents} minor units of ${currency}`]),
    ...(donationId === null ? [] : [`names donation ${donationId}`]),
  ].join('  ')
}

export const listUnmatchedCommand: OperatorCommand = {
  kind: 'reading',
  name: 'donations list-unmatched',
  summary: `the last ${listed} payments that belong to no donation and are neither refunded nor dismissed`,
  async run({ database, print }) {
    const events = await database.query<Unmatched>(sql`
      select provider, event_id, event_type, received_at, donation_id, payment_reference, amount_cents, currency
      from payment_event
      where ${isUnmatched} and not ${isDecided} and not ${isCredited} and (${isRefunded}) is not true
      order by received_at desc, event_id limit ${listed}`)
    for (const event of events) print(lineOf(event))
    return events.length === 0
  },
}
