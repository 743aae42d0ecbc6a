import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { GameServer } from './game-server.ts'

/** A row if the key of a request is still usable. It may be revoked while the request waits for its turn. */
export const usableKey = ({ keyId }: Pick<GameServer, 'keyId'>): Sql => sql`
  select from game_server_key join game_server on game_server.id = game_server_key.game_server_id
  where game_server_key.id = ${keyId} and game_server_key.revoked_at is null and game_server.revoked_at is null`

/** Throws a Failure if the key was revoked since the request began. */
export async function expectUsableKey(
  queries: Queries,
  gameServer: Pick<GameServer, 'keyId'>,
): Promise<void> {
  if (!(await queries.maybeOne(usableKey(gameServer)))) throw new Failure('GAME_SERVER_KEY_INVALID')
}
