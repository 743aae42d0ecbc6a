import {
  CharacterView,
  getBazaar,
  getBonuses,
  getEquipment,
  getInventory,
  getMates,
  type CharacterSection,
} from './character-pages.ts'
import { endpoint } from './endpoint.ts'
import { Id, named, Timestamp, z } from './schema.ts'
import { getStatistics } from './statistics.ts'

/**
 * Raise it when a field of the file is renamed, removed or means something else. New fields and sections are
 * added without.
 */
export const characterFileVersion = 1

/** What the file holds of each section: the data of the endpoint that its tab shows. */
const sectionData = {
  equipment: getEquipment.data,
  inventory: getInventory.data,
  bonuses: getBonuses.data,
  bazaar: getBazaar.data,
  mates: getMates.data,
  /** Each tab, of everything that was ever counted. */
  statistics: z.array(getStatistics.data),
} as const satisfies Record<CharacterSection, z.ZodMiniType>

/** A character as a file: everything that the portal shows to its owner (docs/character-file.md). */
export const CharacterFile = named(
  'CharacterFile',
  z.object({
    format: z.literal('olympus-character'),
    version: z.literal(characterFileVersion),
    writtenAt: Timestamp,
    character: CharacterView,
    sections: z.object(sectionData),
  }),
)
export type CharacterFile = z.output<typeof CharacterFile>

export const getCharacterFile = endpoint({
  method: 'GET',
  path: '/characters/:id/file',
  access: 'player',
  tag: 'Characters',
  summary: 'An own character with all sections, as a file to keep; NOT_FOUND for everybody but its owner',
  params: z.strictObject({ id: Id }),
  data: CharacterFile,
  errors: ['NOT_FOUND'],
})
