import type { Checkpoint } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import type { Ports } from '../ports.ts'
import { signedAgain } from './checkpoint.ts'
import { currentCheckpoint } from './current-checkpoint.ts'

interface LogClock {
  /** The start of the minute: replies of a minute are the same, whichever process gives them. */
  readonly minute: Date
  /** Whether an entry has waited for longer than promised. */
  readonly isLate: boolean
}

/**
 * The latest checkpoint, signed again if it is from an earlier minute. So a signature is only old if the log
 * is late, as in RFC 6962: it cannot be told from a log that leaves out entries otherwise.
 */
export async function freshCheckpoint(ports: Pick<Ports, 'database' | 'wheelSigner'>): Promise<Checkpoint> {
  // The time comes first, so that it cannot be after a state that has grown meanwhile.
  const { minute, isLate } = await ports.database.one<LogClock>(sql`
    select date_trunc('minute', now()) as minute, exists (
      select from wheel_leaf where position is null and created_at < now() - interval '1 minute') as is_late`)
  const checkpoint = await currentCheckpoint(ports)
  const isFresh = Date.parse(checkpoint.signedAt) >= minute.getTime()
  return isFresh || isLate ? checkpoint : signedAgain(ports, checkpoint, minute)
}
