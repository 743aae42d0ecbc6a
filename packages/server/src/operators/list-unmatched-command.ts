import sql from 'sql-template-tag'
import { isUnmatchedPayment } from '../features/purchase/unmatched-payments.ts'
import type { OperatorCommand } from './operator-command.ts'

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
      where ${isUnmatchedPayment}
      order by received_at desc, event_id limit ${listed}`)
    for (const event of events) print(lineOf(event))
    return events.length === 0
  },
}
