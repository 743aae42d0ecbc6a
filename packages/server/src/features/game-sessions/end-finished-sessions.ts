import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { endOpenSessions } from './end-open-sessions.ts'

/**
 * Ends sessions of these characters that were waiting for their final snapshot, and have it or need none. A
 * deleted character will get none. The caller has locked the snapshots of the characters.
 */
export async function endFinishedSessions(
  transaction: Transaction,
  characterIds: readonly number[],
): Promise<void> {
  await endOpenSessions(
    transaction,
    sql`state = 'ending' and character_id = any(${[...characterIds]}::bigint[]) and (
      final_counter = 0
      or exists (select from character where id = game_session.character_id and deleted_at is not null)
      or exists (
        select from character_snapshot as latest
        where latest.character_id = game_session.character_id
          and (latest.epoch, latest.counter) >= (game_session.epoch, final_counter)
      )
    )`,
    'logged-out',
  )
}
