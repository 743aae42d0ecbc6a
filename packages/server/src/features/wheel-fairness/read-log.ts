import type { DataOf } from '@olympus/contract/endpoint'
import type { proveConsistency as consistencyEndpoint, readWheelLog } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { currentCheckpoint } from './current-checkpoint.ts'
import { consistencyRanges } from './merkle-tree.ts'
import { readHashes } from './read-nodes.ts'

type LogPorts = Pick<Ports, 'database' | 'wheelSigner'>

/** Entries that have a position. */
export async function readLog(
  ports: LogPorts,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<DataOf<typeof readWheelLog>> {
  const { size } = await currentCheckpoint(ports)
  const entries = await ports.database.query<{ index: number; statement: string }>(sql`
    select position as index, statement from wheel_leaf
    where position >= ${from} and position < least(${from}::bigint + ${limit}, ${size}) order by position`)
  return { entries, size }
}

/** NOT_FOUND for sizes that the log never had in this order. */
export async function proveConsistency(
  ports: LogPorts,
  { oldSize, newSize }: { readonly oldSize: number; readonly newSize: number },
): Promise<DataOf<typeof consistencyEndpoint> | Failure<'NOT_FOUND'>> {
  const { size } = await currentCheckpoint(ports)
  if (oldSize > newSize || newSize > size) return new Failure('NOT_FOUND')
  return { hashes: await readHashes(ports.database, consistencyRanges(oldSize, newSize)) }
}
