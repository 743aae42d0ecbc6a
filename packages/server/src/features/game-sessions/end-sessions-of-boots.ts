import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { failTasksOfServer } from '../tasks/fail-tasks-of-server.ts'
import { endOpenSessions } from './end-open-sessions.ts'

/**
 * Ends the open sessions of boots that are over, and gives up having their players logged out. Resolves with
 * the number of sessions.
 */
export async function endSessionsOfEarlierBoots(
  transaction: Transaction,
  gameServerId: number,
): Promise<number> {
  const earlierBoots = sql`
    select boot_id from game_boot where game_server_id = ${gameServerId} and ended_at is not null`
  const ended = await endOpenSessions(transaction, sql`boot_id in (${earlierBoots})`, 'restarted')
  const isOfEarlierBoot = sql`exists (
    select from game_session where id = (details ->> 'sessionId')::uuid and boot_id in (${earlierBoots}))`
  await failTasksOfServer(transaction, gameServerId, sql`kind = 'end-session' and ${isOfEarlierBoot}`)
  return ended
}
