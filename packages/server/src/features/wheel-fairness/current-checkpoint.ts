import type { Checkpoint } from '@olympus/contract/wheel-fairness'
import type { Ports } from '../ports.ts'
import { latestCheckpoint } from './checkpoint.ts'
import { sequenceLeaves } from './sequence-leaves.ts'

/** The latest checkpoint. Signs the first one if there is none yet. */
export async function currentCheckpoint(ports: Pick<Ports, 'database' | 'wheelSigner'>): Promise<Checkpoint> {
  const known = await latestCheckpoint(ports.database)
  if (known) return known
  await sequenceLeaves(ports)
  const first = await latestCheckpoint(ports.database)
  if (!first) throw new Error('The log of the wheel has no checkpoint')
  return first
}
