import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publishPresence } from './publish-presence.ts'

/** Why a game session ended, as stored in the database. */
type EndReason = 'logged-out' | 'not-present' | 'released' | 'replaced' | 'restarted' | 'taken-over'

/**
 * Ends the open game sessions that meet the condition, and notifies open pages. Resolves with their
 * number.
 */
export async function endOpenSessions(
  transaction: Transaction,
  condition: Sql,
  reason: EndReason,
): Promise<number> {
  const ended = await transaction.query<{ accountId: number }>(sql`
    update game_session set state = 'ended', ended_at = now(), end_reason = ${reason}
    where id in (
      select id from game_session where state <> 'ended' and (${condition}) order by id for update
    )
    returning account_id`)
  await publishPresence(
    transaction,
    ended.map(({ accountId }) => accountId),
  )
  return ended.length
}
