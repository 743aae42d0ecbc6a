import { type CharacterFile, characterFileVersion } from '@olympus/contract/character-file'
import type { CharacterSection } from '@olympus/contract/character-pages'
import { statisticTabs } from '@olympus/contract/statistic-keys'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Visit } from '../character-pages/find-character.ts'
import { getBazaar } from '../character-pages/get-bazaar.ts'
import { getBonuses } from '../character-pages/get-bonuses.ts'
import { getCharacter } from '../character-pages/get-character.ts'
import { getEquipment } from '../character-pages/get-equipment.ts'
import { getInventory } from '../character-pages/get-inventory.ts'
import { getMates } from '../character-pages/get-mates.ts'
import { getStatistics } from '../statistics/get-statistics.ts'

type SectionReaders = {
  readonly [Section in CharacterSection]: (
    queries: Queries,
    visit: Visit,
  ) => Promise<CharacterFile['sections'][Section] | Failure<'NOT_FOUND'>>
}

/** Every tab of the statistics, without a comparison. */
async function readAllTabs(
  queries: Queries,
  visit: Visit,
): Promise<CharacterFile['sections']['statistics'] | Failure<'NOT_FOUND'>> {
  const reader = { queries, gameData: async () => null, locale: 'en' } as const
  const tabs: CharacterFile['sections']['statistics'] = []
  for (const tab of statisticTabs) {
    const data = await getStatistics(reader, visit, { tab, period: 'all', compareWith: 'nobody' })
    if (data instanceof Failure) return data
    tabs.push(data)
  }
  return tabs
}

/** What reads each section for its tab. */
const sectionReaders: SectionReaders = {
  equipment: getEquipment,
  inventory: getInventory,
  bonuses: getBonuses,
  bazaar: getBazaar,
  mates: getMates,
  statistics: readAllTabs,
}

/** Writes down everything that the portal shows to the owner of a character. Nobody else gets a file. */
export async function writeCharacterFile(
  queries: Queries,
  visit: Visit,
): Promise<CharacterFile | Failure<'NOT_FOUND'>> {
  const character = await getCharacter(queries, visit)
  if (character instanceof Failure) return character
  if (!character.own) return new Failure('NOT_FOUND')
  const sections: Partial<Record<string, unknown>> = {}
  for (const [section, read] of Object.entries(sectionReaders)) {
    const data = await read(queries, visit)
    if (data instanceof Failure) return data
    sections[section] = data
  }
  return {
    format: 'olympus-character',
    version: characterFileVersion,
    writtenAt: character.own.serverNow,
    character,
    sections: sections as CharacterFile['sections'],
  }
}
