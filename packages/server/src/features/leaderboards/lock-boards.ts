import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

const boardsLock = 5_129_736_069

/**
 * Keeps who ranks, and in which class and faction, as it is until the transaction ends. Take it after every
 * lock but those of seasons.
 */
export const holdRanked = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`select pg_advisory_xact_lock_shared(${boardsLock}::bigint)`)

/** For changes of who ranks, and in which class and faction: waits for scores that are being stored. */
export const lockRanked = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`select pg_advisory_xact_lock(${boardsLock}::bigint)`)

/**
 * Locks seasons, so that one transaction at a time changes a board. Resolves with those that are not closed.
 */
export async function lockSeasons(
  transaction: Transaction,
  seasonIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await transaction.query<{ id: number; isClosed: boolean }>(sql`
    select id, closed_at is not null as is_closed from board_season
    where id = any(${[...seasonIds]}::bigint[]) order by id for no key update`)
  return new Set(rows.flatMap(({ id, isClosed }) => (isClosed ? [] : [id])))
}

/** Tells open pages that what these boards show has changed. The caller holds `lockSeasons`. */
export async function raiseVersions(transaction: Transaction, seasonIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(seasonIds)]
  if (ids.length === 0) return
  await transaction.execute(sql`
    update board_season set version = version + 1 where id = any(${ids}::bigint[])`)
}
