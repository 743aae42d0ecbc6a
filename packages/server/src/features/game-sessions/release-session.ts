import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { endOpenSessions } from './end-open-sessions.ts'
import { lockPresence } from './lock-presence.ts'
import { queueSessionEnd } from './queue-session-end.ts'

/**
 * Ends the open game session of an account without its game server, which is asked to log the player out.
 * For operators, when a game server keeps a player locked out. False if the account is offline.
 */
export async function releaseSession(transaction: Transaction, accountId: number): Promise<boolean> {
  await lockPresence(transaction, accountId)
  await queueSessionEnd(transaction, { accountId, reason: 'released' })
  const released = await endOpenSessions(transaction, sql`account_id = ${accountId}`, 'released')
  return released > 0
}
