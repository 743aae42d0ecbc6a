import type { Checkpoint } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Ports } from '../ports.ts'
import { latestCheckpoint, signedAgain } from './checkpoint.ts'
import { currentCheckpoint } from './current-checkpoint.ts'
import { holdLog } from './log-lock.ts'

/**
 * The start of a minute, so that its replies are the same, whichever process gives them: this minute, or the
 * last one in which no entry had waited for longer than promised.
 */
const lastMinuteInTime = (transaction: Transaction) =>
  transaction.one<{ minute: Date }>(sql`
    select date_trunc('minute', least(now(), (
      select created_at + interval '1 minute' from wheel_leaf
      where position is null order by id limit 1))) as minute`)

/**
 * The latest checkpoint, signed again if it is from an earlier minute. As in RFC 6962, an old signature
 * means that the log is late. Otherwise an idle log would look like one that withholds entries.
 */
export async function freshCheckpoint(ports: Pick<Ports, 'database' | 'wheelSigner'>): Promise<Checkpoint> {
  const known = await currentCheckpoint(ports)
  return ports.database.transaction(
    async (transaction) => {
      // Otherwise the state before an entry could be signed as of a later time than the state with it.
      if (!(await holdLog(transaction))) return known
      const { minute } = await lastMinuteInTime(transaction)
      const latest = (await latestCheckpoint(transaction)) ?? known
      return Date.parse(latest.signedAt) < minute.getTime() ? signedAgain(ports, latest, minute) : latest
    },
    { isRepeatable: true },
  )
}
