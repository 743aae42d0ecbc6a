import type { WantedCharacter } from '@olympus/contract/bridge/game-servers'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { GameServer } from './game-server.ts'

const maxWanted = 100

/**
 * Lists characters in the worlds of a game server of which the portal lacks sections, without those that
 * are in the game on another one.
 */
export const listWanted = (
  queries: Queries,
  { id, worlds }: Pick<GameServer, 'id' | 'worlds'>,
): Promise<z.output<typeof WantedCharacter>[]> =>
  queries.query(sql`
    select world, game_id, account_id, wanted_sections as sections
    from character_snapshot join character on character.id = character_id
    where wanted_sections is not null and world = any(${[...worlds]}) and deleted_at is null
      and not exists (
        select from game_session where account_id = character.account_id and character_id = character.id
          and state <> 'ended' and game_server_id <> ${id}
      )
    order by character_id limit ${maxWanted}`)
