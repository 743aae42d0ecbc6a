import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { failTasksOfServer } from '../tasks/fail-tasks-of-server.ts'
import { endOpenSessions } from './end-open-sessions.ts'

/**
 * Ends all open sessions of a game server whose process is gone for good. One that starts again ends them
 * itself when it greets the portal. What only it could do is given up. Resolves with the number of sessions.
 */
export async function releaseSessionsOfServer(
  transaction: Transaction,
  gameServerId: number,
): Promise<number> {
  const released = await endOpenSessions(transaction, sql`game_server_id = ${gameServerId}`, 'released')
  await failTasksOfServer(transaction, gameServerId)
  return released
}
