import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { GameServer } from '../game-servers/game-server.ts'
import { endOpenSessions } from './end-open-sessions.ts'

/** How long a game server must have been quiet before another one may take over its players. */
const quietMinutes = 2

interface OpenSession {
  readonly id: string
  readonly gameServerId: number
  readonly isAbandoned: boolean
}

/**
 * Ends the open session of an account whose player enters the game again. The same game server knows best
 * that its player has reconnected. Another one has to wait until the first is presumed dead; late
 * snapshots of that one are stale, because their epoch is smaller.
 */
export async function makeRoom(
  transaction: Transaction,
  gameServer: GameServer,
  accountId: number,
): Promise<Failure<'ACCOUNT_IN_GAME'> | null> {
  const session = await transaction.maybeOne<OpenSession>(sql`
    select id, game_session.game_server_id,
      lease_until <= now() - make_interval(mins => ${quietMinutes}) as is_abandoned
    from game_session join game_boot on game_boot.boot_id = game_session.boot_id
    where account_id = ${accountId} and state <> 'ended'`)
  if (!session) return null
  const isReconnect = session.gameServerId === gameServer.id
  if (!isReconnect && !session.isAbandoned) return new Failure('ACCOUNT_IN_GAME')
  await endOpenSessions(transaction, sql`id = ${session.id}`, isReconnect ? 'replaced' : 'taken-over')
  return null
}
