import type { Database } from '../src/database/database.ts'
import type { StripeDouble } from '../src/testing/stripe-double.ts'
import type { Fleet } from './fleet.ts'
import type { Game } from './game.ts'
import type { DrillRecord } from './record.ts'
import type { World } from './world.ts'

/** What a restored database has to hold. */
export interface Kept {
  /** Orders that were acknowledged before the moment of the backup. */
  readonly orderIds: ReadonlySet<number>
  /** Requests from then on came after it. */
  readonly endsAtMs: number
}

export const acknowledgedOrders = ({ orders }: DrillRecord): ReadonlySet<number> =>
  new Set([...orders.values()].map(({ orderId }) => orderId))

/** A portal whose database is backed up while it runs, destroyed and restored. */
export interface RestorablePortal extends Pick<Fleet, 'address' | 'problems'> {
  readonly world: World
  readonly stripe: StripeDouble
  readonly game: Game | null
  /** Backs up under load. `moreTraffic` resolves when more has been acknowledged. */
  backUp(record: DrillRecord, moreTraffic: () => Promise<void>): Promise<Kept>
  /** Stops the servers and destroys the database. */
  destroy(): Promise<void>
  /** Returns with the servers still stopped. */
  restore(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** Only while the servers are stopped. */
  withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value>
  tearDown(): Promise<void>
}
