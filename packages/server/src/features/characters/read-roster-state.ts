import type { listCharacters as endpoint, PendingSwap, Presence } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { presenceBySession } from '../game-sessions/presence.ts'
import { nextActivationAt } from '../swaps/next-activation.ts'

type RosterState = Pick<
  DataOf<typeof endpoint>,
  | 'activationAvailableAt'
  | 'pendingSwap'
  | 'presence'
  | 'presentCharacterId'
  | 'quietGameServer'
  | 'serverNow'
>

interface StateRow {
  readonly presence: Presence
  readonly presentCharacterId: number | null
  readonly serverName: string | null
  readonly quietSince: Date | null
  readonly availableAt: Date | null
  readonly swapId: number | null
  readonly kind: PendingSwap['kind']
  readonly characterId: number
  readonly slot: number | null
  readonly requestedAt: Date
  readonly serverNow: Date
}

const pendingSwapOf = ({ swapId: id, kind, characterId, slot, requestedAt }: StateRow): PendingSwap | null =>
  id === null ? null : { id, kind, characterId, slot, requestedAt: requestedAt.toISOString() }

/** What decides, besides the characters themselves, which of them can be swapped. */
export async function readRosterState(queries: Queries, accountId: number): Promise<RosterState> {
  const row = await queries.one<StateRow>(sql`
    select ${presenceBySession} as presence, game_session.character_id as present_character_id,
      game_server.name as server_name, case when lease_until <= now() then lease_until end as quiet_since,
      ${nextActivationAt(sql`asked.account_id`)} as available_at,
      character_swap.id as swap_id, kind, character_swap.character_id, slot, requested_at, now() as server_now
    from (values (${accountId}::bigint)) as asked (account_id)
    left join game_session on game_session.account_id = asked.account_id and game_session.state <> 'ended'
    left join game_boot on game_boot.boot_id = game_session.boot_id
    left join game_server on game_server.id = game_session.game_server_id
    left join character_swap on character_swap.account_id = asked.account_id and character_swap.state = 'pending'`)
  const { presence, presentCharacterId, serverName, quietSince, availableAt, serverNow } = row
  const isQuiet = serverName !== null && quietSince !== null
  return {
    presence,
    presentCharacterId,
    quietGameServer: isQuiet ? { name: serverName, since: quietSince.toISOString() } : null,
    activationAvailableAt: availableAt !== null && availableAt > serverNow ? availableAt.toISOString() : null,
    pendingSwap: pendingSwapOf(row),
    serverNow: serverNow.toISOString(),
  }
}
