import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { demoCharactersFor } from './characters.ts'
import type { DemoCharacter } from './demo-character.ts'

/** Stores characters like reports of a game server. Names are unique, as in the game. */
export async function saveDemoCharacters(
  transaction: Transaction,
  accountId: number,
  characters: readonly DemoCharacter[],
): Promise<void> {
  for (const character of characters)
    await transaction.execute(sql`
      insert into character (
        account_id, name, character_class, element, faction, level, hero_level, job_level, reputation, hp, attack_min,
        attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active, swapped_at
      ) values (
        ${accountId},
        case when exists (select from character where lower(name) = lower(${character.name}::text))
          then ${`${character.name} ${accountId}`} else ${character.name} end,
        ${character.characterClass}, ${character.element}, ${character.faction},
        ${character.level}, ${character.heroLevel}, ${character.jobLevel}, ${character.reputation}, ${character.hp},
        ${character.attackMin}, ${character.attackMax}, ${character.defense}, ${character.resistances},
        ${character.achievementPoints}, ${character.gold}, ${character.bankMoney}, ${character.onlineHours * 3600},
        ${character.isActive}, now() - ${character.swappedDaysAgo}::int * interval '1 day'
      )`)
}

/** Gives a newly activated account of the demo world its three characters. */
export const grantDemoCharacters = (transaction: Transaction, accountId: number): Promise<void> =>
  saveDemoCharacters(transaction, accountId, demoCharactersFor(accountId))
