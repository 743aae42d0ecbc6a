import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

interface Reported {
  readonly bootId: string
  readonly accountIds: readonly number[]
}

/**
 * The characters of these accounts that are in the game, with the latest epoch in which the boot may report
 * them: that of their session, or 0 if the session is another boot's. The caller has locked their snapshots.
 */
export async function readLatestEpochs(
  transaction: Transaction,
  { bootId, accountIds }: Reported,
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction.query<{ characterId: number; latestEpoch: number }>(sql`
    select character_id, case when boot_id = ${bootId} then epoch else 0 end as latest_epoch
    from game_session where account_id = any(${[...accountIds]}::bigint[]) and state <> 'ended'`)
  return new Map(rows.map(({ characterId, latestEpoch }) => [characterId, latestEpoch]))
}
