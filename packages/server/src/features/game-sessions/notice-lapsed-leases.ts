import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { publishPresenceOfBoots } from './renew-lease.ts'

const isUnnoticed = sql`ended_at is null and lease_until <= now() and not is_lapse_noticed`

/**
 * Notifies pages of accounts whose presence has become unknown: nothing else happens when a game server goes
 * quiet. One process does it, once per lapse. Resolves with the number of boots.
 */
export async function noticeLapsedLeases(database: Database): Promise<number> {
  const lapsed = await database.query(sql`select from game_boot where ${isUnnoticed} limit 1`)
  if (lapsed.length === 0) return 0
  return database.transaction(
    async (transaction) => {
      const noticed = await transaction.query<{ bootId: string }>(sql`
        update game_boot set is_lapse_noticed = true
        where boot_id in (
          select boot_id from game_boot where ${isUnnoticed} order by boot_id for no key update skip locked
        )
        returning boot_id`)
      await publishPresenceOfBoots(
        transaction,
        noticed.map(({ bootId }) => bootId),
      )
      return noticed.length
    },
    { isRepeatable: true },
  )
}
