import sql from 'sql-template-tag'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { WireEvent } from './queue-event.ts'
import { webhookSecret } from './sandbox-provider.ts'
import { sign, signatureHeader } from './sandbox-signature.ts'

export interface DeliverOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Sends a signed webhook to the portal. Returns the HTTP status of the reply. */
  readonly send: (body: Buffer, headers: Readonly<Record<string, string>>) => Promise<number>
}

const batchSize = 20

// Claimed before sending, not in a transaction around it: the portal uses the same database to answer.
const takeDue = (database: Database) =>
  database.query<{ id: string; payload: WireEvent }>(sql`
    update sandbox_event set attempts = attempts + 1, due_at = now() + least(attempts + 1, 60) * interval '5 seconds'
    where id in (
      select id from sandbox_event where delivered_at is null and due_at <= now() and attempts < 200
      order by due_at limit ${batchSize} for update skip locked
    )
    returning id, payload`)

/**
 * Sends the due events. An event that the portal does not accept is sent again later, as real providers do.
 */
export async function deliverSandboxEvents({ database, clock, log, send }: DeliverOptions): Promise<number> {
  const events = await takeDue(database)
  if (events.length === 0) return 0
  const secret = await webhookSecret(database)
  for (const { id, payload } of events) {
    const body = Buffer.from(JSON.stringify(payload))
    try {
      const status = await send(body, { [signatureHeader]: sign(secret, body, clock.now()) })
      if (status === 200)
        await database.execute(sql`update sandbox_event set delivered_at = now() where id = ${id}`)
      else log.warn({ eventId: id, status }, 'sandbox event not taken')
    } catch (error) {
      log.warn({ eventId: id, err: error }, 'sandbox event not delivered')
    }
  }
  return events.length
}
