import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { endOpenSessions } from './end-open-sessions.ts'

/**
 * Ends all open sessions of a game server whose process is gone for good. One that starts again ends them
 * itself when it greets the portal. Resolves with their number.
 */
export const releaseSessionsOfServer = (transaction: Transaction, gameServerId: number): Promise<number> =>
  endOpenSessions(transaction, sql`game_server_id = ${gameServerId}`, 'released')
