import { bridgeLimits } from '@olympus/contract/bridge/limits'
import type { CharacterSection } from '@olympus/contract/character-pages'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { selectVersion } from '../game-data/stored-game-data.ts'
import { presenceBySession } from '../game-sessions/presence.ts'
import type { CharacterFacts } from './view-rules.ts'

/** Who opens the page of a character. */
export interface Visit {
  readonly characterId: number
  readonly accountId: number
  /** The owner wants to see what others see. */
  readonly asStranger?: boolean
}

const maxNames = 20

const leaseEnd = sql`coalesce(lease_until, greeted_at + make_interval(secs => ${bridgeLimits.presenceLeaseSeconds}))`

/** Only the owner reads them. Of a character with more names the latest are enough. */
const namesForOwner = (accountId: number) => sql`
  case when character.account_id = ${accountId} then (
    select jsonb_agg(jsonb_build_object('name', used.name, 'usedFrom', used.used_from) order by used.used_from)
    from (
      select history.name, used_from from character_name_history as history where character_id = character.id
      order by used_from desc limit ${maxNames}
    ) as used) end`

/**
 * Finds a character that has not been deleted, whoever owns it, with the age of a section. Reads no section,
 * so the answer to a stranger takes as long as the answer to an unknown ID.
 */
export const findCharacter = (
  queries: Queries,
  { characterId, accountId, asStranger = false }: Visit,
  section: CharacterSection | 'summary',
): Promise<CharacterFacts | undefined> =>
  queries.maybeOne<CharacterFacts>(sql`
    select character.id, character.account_id = ${accountId} and not ${asStranger}::boolean as is_own, character.name, class_code, class_name, element, faction,
      level, hero_level, job_level, reputation, achievement_points, is_active, greatest(character.activated_at, deactivated_at) as swapped_at, hp, attack_min, attack_max, defense,
      ${selectVersion} as game_data_version,
      resistances, gold, bank_money, online_seconds, heads -> ${section}::text ->> 'capturedAt' as as_of,
      game_server.name as server_name, coalesce(${leaseEnd} <= now(), true) as is_quiet, ${leaseEnd} as lease_end,
      coalesce(opened_details, '{}') as opened_details, coalesce(is_hidden_from_leaderboards, false) as is_hidden_from_leaderboards,
      visit.presence, (select max(ended_at) from game_session where character_id = character.id) as left_at,
      now() as server_now, ${namesForOwner(accountId)} as names
    from character join account on account.id = account_id and account.deleted_at is null
    left join character_snapshot on character_id = character.id
    left join game_server on game_server.id = game_server_id
    left join game_boot on game_boot.game_server_id = game_server.id and ended_at is null
    left join character_privacy on character_privacy.character_id = character.id
    cross join lateral (
      select ${presenceBySession} as presence from (values (character.id)) as visited (id)
      left join game_session on game_session.account_id = character.account_id and game_session.character_id = visited.id
        and game_session.state <> 'ended'
      left join game_boot on game_boot.boot_id = game_session.boot_id
    ) as visit
    where character.id = ${characterId} and character.deleted_at is null`)
