import type { Presence } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface CurrentPresence {
  readonly presence: Presence
  /** The character in the game. Null if the account is offline. */
  readonly characterId: number | null
  readonly serverNow: Date
}

/** The presence by a game session that is not over, joined with its boot. */
export const presenceBySession = sql`case when game_session.id is null then 'offline'
  when game_session.state = 'online' and game_boot.lease_until > now() then 'online'
  else 'unknown' end`

/** Reads the presence of an account over all worlds, with the time at which it holds. */
export const readCurrentPresence = (queries: Queries, accountId: number): Promise<CurrentPresence> =>
  queries.one<CurrentPresence>(sql`
    select character_id, now() as server_now, ${presenceBySession} as presence
    from (values (${accountId}::bigint)) as asked (account_id)
    left join game_session on game_session.account_id = asked.account_id and game_session.state <> 'ended'
    left join game_boot on game_boot.boot_id = game_session.boot_id`)

/** Unknown is not offline: the character may still be in the game, or its final snapshot is missing. */
export const readPresence = async (queries: Queries, accountId: number): Promise<Presence> =>
  (await readCurrentPresence(queries, accountId)).presence
