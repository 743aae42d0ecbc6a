import sql from 'sql-template-tag'
import type { OperatorCommand } from './operator-command.ts'

interface Unmatched {
  readonly provider: string
  readonly eventId: string
  readonly eventType: string
  readonly receivedAt: Date
}

const listed = 200

export const listUnmatchedCommand: OperatorCommand = {
  kind: 'reading',
  name: 'donations list-unmatched',
  summary: `the last ${listed} messages of the payment provider that belong to no donation`,
  async run({ database, print }) {
    const events = await database.query<Unmatched>(sql`
      select provider, event_id, event_type, received_at from payment_event
      where outcome = 'unmatched' order by received_at desc, event_id limit ${listed}`)
    for (const { provider, eventId, eventType, receivedAt } of events)
      print(`${receivedAt.toISOString()}  ${provider}  ${eventType}  ${eventId}`)
    return true
  },
}
