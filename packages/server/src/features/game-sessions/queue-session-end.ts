import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { queueTask } from '../tasks/queue-task.ts'

interface SessionEnd {
  readonly accountId: number
  readonly reason: 'banned' | 'released'
}

interface PresentSession {
  readonly sessionId: string
  readonly characterId: number
  readonly gameServerId: number
}

/**
 * Asks the game server to log the player of an account out, if it still runs and does such tasks. Asks once
 * per session.
 */
export async function queueSessionEnd(
  transaction: Transaction,
  { accountId, reason }: SessionEnd,
): Promise<void> {
  const session = await transaction.maybeOne<PresentSession>(sql`
    select game_session.id as session_id, character_id, game_session.game_server_id
    from game_session
    join game_boot on game_boot.boot_id = game_session.boot_id
    join game_server on game_server.id = game_session.game_server_id
    where account_id = ${accountId} and state = 'online' and game_boot.ended_at is null and revoked_at is null
      and 'end-session' = any(task_kinds) and 'tasks' = any(scopes)
      and not exists (
        select from task
        where task.character_id = game_session.character_id and kind = 'end-session' and settled_at is null
          and details ->> 'sessionId' = game_session.id::text
      )`)
  if (!session) return
  const { sessionId, characterId, gameServerId } = session
  await queueTask(transaction, {
    kind: 'end-session',
    characterId,
    details: { sessionId, reason },
    forGameServerId: gameServerId,
  })
}
