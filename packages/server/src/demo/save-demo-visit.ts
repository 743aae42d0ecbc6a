import { equipmentSlots } from '@olympus/contract/bridge/codes'
import type { DemoCharacter } from '@olympus/game-simulator/demo/demo-character'
import { demoSectionsOf } from '@olympus/game-simulator/demo/demo-sections'
import { newItem } from '@olympus/game-simulator/game/items'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import type { SeenFigures } from '../features/character-pages/change-rules.ts'

const necklace = { slot: equipmentSlots.necklace, ...newItem('Necklace of Eriphyle', { rarity: 2 }) }

/** What the player saw yesterday: a level less, and another necklace. */
function seenOf(character: DemoCharacter, accountId: number, now: Date): SeenFigures {
  const { heroLevel, jobLevel, achievementPoints } = character
  const { equipment } = demoSectionsOf(character, accountId, now)
  return {
    level: character.level - 1,
    heroLevel,
    jobLevel,
    reputation: character.reputation - 4210,
    achievementPoints,
    gold: character.gold - 1_850_000,
    onlineSeconds: character.onlineHours * 3600 - 12_900,
    equipment: equipment.items.map(({ slot, item: { vnum, name, rarity, upgrade, elementRate } }) =>
      slot === necklace.slot ? necklace : { slot, vnum, name, rarity, upgrade, elementRate },
    ),
  }
}

/** Lets a character have been visited yesterday, and renamed earlier. */
export async function saveDemoVisit(
  transaction: Transaction,
  { accountId, character, now }: { accountId: number; character: DemoCharacter; now: Date },
): Promise<void> {
  const seen = JSON.stringify(seenOf(character, accountId, now))
  const isIt = sql`account_id = ${accountId} and character.name = ${character.name}`
  await transaction.execute(sql`
    insert into character_visit (character_id, seen, seen_at)
    select id, ${seen}::jsonb, now() - interval '1 day' from character where ${isIt}`)
  await transaction.execute(sql`
    insert into character_name_history (character_id, name, used_from)
    select id, used.name, now() - used.days * interval '1 day' from character,
      (values ('Alkestis', 390), (${character.name}::text, 71)) as used (name, days) where ${isIt}`)
}
