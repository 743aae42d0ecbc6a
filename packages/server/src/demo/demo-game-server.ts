import { type Background, repeated } from '../repeated.ts'
import type { Database } from '../database/database.ts'
import { claimDeliveries, type ClaimedDelivery } from '../features/deliveries/claim-deliveries.ts'
import { confirmDelivery } from '../features/deliveries/confirm-delivery.ts'
import type { Log } from '../log.ts'

const roundMs = 2000
const leaseMs = 30_000
const claimLimit = 50

interface DemoGameServer {
  /** Hands out the deliveries of the last round, then fetches the queued ones. */
  round(): Promise<void>
}

/**
 * Simulates a game server. Hands out deliveries one round after it fetches them, so that players see each
 * state. After a stop, its deliveries are queued again when their lease ends.
 */
export function demoGameServer(database: Database): DemoGameServer {
  let held: ClaimedDelivery[] = []
  return {
    async round() {
      const handedOut = held
      held = []
      for (const { id, leaseToken } of handedOut)
        await confirmDelivery(database, { deliveryId: id, leaseToken })
      held = await claimDeliveries(database, { gameServer: 'demo', limit: claimLimit, leaseMs })
    },
  }
}

export function startDemoGameServer(database: Database, log: Log): Background {
  const server = demoGameServer(database)
  return repeated({ name: 'demo game server', everyMs: roundMs, log }, () => server.round())
}
