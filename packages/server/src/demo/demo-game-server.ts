import { scopes } from '@olympus/contract/bridge/endpoint'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { hashOf } from '../secrets/token-secrets.ts'

export const demoWorld = 'olympia'
const name = 'delphi'

/**
 * Lets the game server of the demo world in with this key, and with no earlier one: each start of the portal
 * makes another.
 */
export async function saveDemoGameServer(transaction: Transaction, key: string): Promise<void> {
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into game_server (name, worlds, scopes) values (${name}, ${[demoWorld]}, ${[...scopes]})
    on conflict (name) do update set worlds = excluded.worlds, scopes = excluded.scopes returning id`)
  await transaction.execute(sql`
    update game_server_key set revoked_at = now()
    where game_server_id = ${id} and revoked_at is null and hash <> ${hashOf(key)}`)
  await transaction.execute(sql`
    insert into game_server_key (game_server_id, hash) values (${id}, ${hashOf(key)}) on conflict (hash) do nothing`)
}
