import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { GameServer } from './game-server.ts'

interface KeyRow extends GameServer {
  readonly isUseRecorded: boolean
}

/**
 * The game server of a key, or null if the key is unknown or revoked. Asks the database each time, so that a
 * revoked key does nothing from the next request on, in every process.
 */
export async function authenticateGameServer(queries: Queries, key: string): Promise<GameServer | null> {
  const row = await queries.maybeOne<KeyRow>(sql`
    select game_server.id, name, game_server_key.id as key_id, worlds, scopes,
      coalesce(last_used_at > now() - interval '1 minute', false) as is_use_recorded
    from game_server_key join game_server on game_server.id = game_server_id
    where hash = ${hashOf(key)} and game_server_key.revoked_at is null and game_server.revoked_at is null`)
  if (!row) return null
  const { isUseRecorded, ...gameServer } = row
  if (!isUseRecorded)
    await queries.execute(sql`update game_server_key set last_used_at = now() where id = ${row.keyId}`)
  return gameServer
}
