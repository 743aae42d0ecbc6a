import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { endOpenSessions } from './end-open-sessions.ts'

/** Ends the open sessions of boots that are over. Resolves with their number. */
export const endSessionsOfEarlierBoots = (transaction: Transaction, gameServerId: number): Promise<number> =>
  endOpenSessions(
    transaction,
    sql`boot_id in (
      select boot_id from game_boot where game_server_id = ${gameServerId} and ended_at is not null
    )`,
    'restarted',
  )
