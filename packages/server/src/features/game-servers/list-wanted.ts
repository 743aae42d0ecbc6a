import type { WantedCharacter } from '@olympus/contract/bridge/game-servers'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

const maxWanted = 100

/** Lists characters in these worlds of which the portal lacks sections. */
export const listWanted = (
  queries: Queries,
  worlds: readonly string[],
): Promise<z.output<typeof WantedCharacter>[]> =>
  queries.query(sql`
    select world, game_id, account_id, wanted_sections as sections
    from character_snapshot join character on character.id = character_id
    where wanted_sections is not null and world = any(${worlds}) and deleted_at is null
    order by character_id limit ${maxWanted}`)
