import { z } from '@olympus/contract/schema'
import { Checkpoint, type SpinProof, SpinStatement } from '@olympus/contract/wheel-fairness'

import fixture from './sample-wheel-proofs.json' with { type: 'json' }
import { sampleWheelTable } from './sample-wheel-tables.ts'

/** The public keys, as `wheelKeysPath` answers them. */
export const sampleWheelKeys = fixture.keys

/** The latest state of the log. */
export const sampleCheckpoint: Checkpoint = fixture.checkpoint

/** The state of the log an hour before. */
export const sampleEarlierCheckpoint: Checkpoint = fixture.earlierCheckpoint

/** Proves that the latest state holds the earlier one. */
export const sampleConsistency: readonly string[] = fixture.consistency

/** Genuine proofs of all sample spins, newest first. The seed of the newest is still in use. */
export const sampleSpinProofs: readonly SpinProof[] = fixture.proofs.map((proof) => ({
  ...proof,
  table: sampleWheelTable,
  checkpoint: sampleCheckpoint,
}))

/** What the receipt of a proof says. */
export const receiptOf = ({ receipt }: SpinProof): SpinStatement =>
  z.parse(SpinStatement, JSON.parse(atob(receipt.split('.')[1] ?? '')))
