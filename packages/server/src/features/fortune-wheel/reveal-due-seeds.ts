import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { publish } from '../live/publish.ts'
import type { Ports } from '../ports.ts'
import { lockWheelAccount } from '../wheel-book/lock-wheel-account.ts'
import { revealSeed, type SeedPorts } from './seeds.ts'
import { readStanding } from './standing.ts'
import { usableSeed } from './standing-decisions.ts'

export type RevealPorts = Pick<Ports, 'database' | 'log'> & Pick<SeedPorts, 'secretBox' | 'wheelTables'>

const accountsAtOnce = 200

/** Accounts whose active seed is to be revealed, after some account. Each half has an index of its own. */
const findDue = (queries: Queries, afterId: number) =>
  queries.query<{ accountId: number }>(sql`
    select account_id from (
      select account_id from wheel_seed
      where state = 'active' and activated_at <= now() - make_interval(days => ${limits.seedMaxDays})
      union
      select account_id from wheel_seed join wheel_table on version = table_version
      where state = 'active' and ends_at <= now()
    ) as due
    where account_id > ${afterId} order by account_id limit ${accountsAtOnce}`)

const revealOf = ({ database, ...ports }: RevealPorts, accountId: number): Promise<void> =>
  database.transaction(
    async (transaction) => {
      await lockWheelAccount(transaction, accountId)
      const standing = await readStanding(transaction, accountId)
      const { active, now } = standing
      // The player may have rotated it meanwhile.
      if (!active || usableSeed(standing)) return
      await revealSeed(transaction, ports, { accountId, seed: active, now })
      await publish(transaction, accountId, { kind: 'wheel-changed' })
    },
    { isRepeatable: true },
  )

/**
 * Reveals seeds that were active for 30 days, and those whose table has ended, so that every spin can be
 * verified without a visit of its player. A seed that cannot be revealed keeps no other from it.
 */
export async function revealDueSeeds(ports: RevealPorts): Promise<void> {
  const { database, log } = ports
  let afterId = 0
  for (;;) {
    const due = await findDue(database, afterId)
    for (const { accountId } of due)
      await revealOf(ports, accountId).catch((error: unknown) =>
        log.error({ err: error, accountId }, 'a seed of the wheel could not be revealed'),
      )
    const last = due.at(-1)
    if (!last || due.length < accountsAtOnce) return
    afterId = last.accountId
  }
}
