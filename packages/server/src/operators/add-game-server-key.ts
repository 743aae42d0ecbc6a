import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { newGameServerKey } from '../features/game-servers/game-server-key.ts'
import type { Random } from '../random.ts'
import { hashOf } from '../secrets/token-secrets.ts'

interface NewKey {
  readonly id: number
  readonly key: string
}

/** Adds a key. Only its hash is stored. */
export async function addGameServerKey(
  queries: Queries,
  gameServerId: number,
  random: Random,
): Promise<NewKey> {
  const key = newGameServerKey(random)
  const { id } = await queries.one<{ id: number }>(sql`
    insert into game_server_key (game_server_id, hash) values (${gameServerId}, ${hashOf(key)}) returning id`)
  return { id, key }
}

export const keyText = (name: string, { id, key }: NewKey): string =>
  `Key ${id} of ${name}, shown this once: ${key}`
