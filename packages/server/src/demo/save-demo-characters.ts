import { sectionNames } from '@olympus/contract/bridge/batch'
import { classCodes } from '@olympus/contract/bridge/codes'
import { demoCharactersFor } from '@olympus/game-simulator/demo/characters'
import type { DemoCharacter } from '@olympus/game-simulator/demo/demo-character'
import { gameIdOf } from '@olympus/game-simulator/game/new-character'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { demoWorld } from './demo-game-server.ts'

interface NewCharacter {
  readonly accountId: number
  readonly character: DemoCharacter
  /** Null for deactivated characters. */
  readonly slot: number | null
}

/** Adds the account ID to a name that is taken. Names are unique, as in the game. */
async function freeName(transaction: Transaction, { accountId, character: { name } }: NewCharacter) {
  const taken = await transaction.maybeOne(sql`
    select from character where lower(name) = lower(${name}::text)`)
  return taken ? `${name} ${accountId}` : name
}

async function saveDemoCharacter(transaction: Transaction, added: NewCharacter): Promise<void> {
  const { accountId, character, slot } = added
  const name = await freeName(transaction, added)
  await transaction.execute(sql`
    with added as (
      insert into character (
        account_id, world, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp,
        attack_min, attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active,
        slot
      ) values (
        ${accountId}, ${demoWorld}, ${gameIdOf(accountId, name)}, ${name}, ${classCodes[character.characterClass]},
        ${character.element}, ${character.faction}, ${character.level}, ${character.heroLevel}, ${character.jobLevel},
        ${character.reputation}, ${character.hp}, ${character.attackMin}, ${character.attackMax}, ${character.defense},
        ${character.resistances}, ${character.achievementPoints}, ${character.gold}, ${character.bankMoney},
        ${character.onlineHours * 3600}, ${slot !== null}, ${slot}
      ) returning id
    )
    insert into character_snapshot (character_id, heads, epoch, counter, wanted_sections)
    select id, '{}', 0, 0, ${[...sectionNames]} from added`)
}

/** Stores characters as if the game server had reported them. It is asked for their sections. */
export async function saveDemoCharacters(
  transaction: Transaction,
  accountId: number,
  characters: readonly DemoCharacter[],
): Promise<void> {
  let slot = 0
  for (const character of characters)
    await saveDemoCharacter(transaction, {
      accountId,
      character,
      slot: character.isActive ? slot++ : null,
    })
}

/** Gives a newly activated account of the demo world its three characters. */
export const grantDemoCharacters = (transaction: Transaction, accountId: number): Promise<void> =>
  saveDemoCharacters(transaction, accountId, demoCharactersFor(accountId))
