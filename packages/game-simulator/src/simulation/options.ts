import type { NetworkFaults } from './faulty-fetch.ts'

export interface Faults extends NetworkFaults {
  /** The clock of the game server is late by this. */
  readonly clockSkewMs: number
  /** Probability that an earlier snapshot is sent again. */
  readonly oldSnapshots: number
  /** Probability that a delivery meets a full bag. */
  readonly fullBag: number
  /** Probability that another task cannot be done now. */
  readonly busy: number
}

export const noFaults: Faults = {
  dropReplies: 0,
  duplicate: 0,
  reorder: false,
  clockSkewMs: 0,
  oldSnapshots: 0,
  fullBag: 0,
  busy: 0,
}

export interface SimulatorOptions {
  readonly urls: readonly string[]
  readonly key: string
  /** Where the game keeps its journal. One folder belongs to one portal. */
  readonly folder: string
  /** Null: the first world of the key. */
  readonly world: string | null
  /** Accounts that play. */
  readonly accountIds: readonly number[]
  readonly seed: number
  /** Nobody logs in. */
  readonly keepsOffline: boolean
  readonly presenceMs: number
  /** Time between things that players do. */
  readonly playMs: number
  readonly leaseMs: number
  /** Lets players see each state of a delivery for this long; null: hands out at once. */
  readonly paceMs: number | null
  /** Deliveries whose ID is a multiple are rejected; null: none. */
  readonly rejectEvery: number | null
  /** Activations and deactivations are rejected. */
  readonly rejectsSwaps: boolean
  readonly faults: Faults
}
