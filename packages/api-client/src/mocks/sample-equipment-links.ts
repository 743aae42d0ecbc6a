import type { CharacterFile } from '@olympus/contract/character-file'
import type { EquipmentLink, LinkedEquipment } from '@olympus/contract/equipment-links'

import { sampleBazaar } from './sample-bazaar.ts'
import { sampleBonuses } from './sample-character-bonuses.ts'
import { sampleMates } from './sample-character-mates.ts'
import { sampleAge, sampleCharacterView, sampleEquipment, sampleInventory } from './sample-character-pages.ts'

const asOf = '2025-06-12T09:40:00Z'

/** What a new link is like. */
export const sampleEquipmentLink: EquipmentLink = {
  key: 'n3W-linkOfToday_abcdeQ',
  name: 'Kallistrate',
  asOf,
  createdAt: '2025-06-12T09:41:00Z',
}

/** The oldest one is from before the character was renamed. */
export const sampleEquipmentLinks: readonly EquipmentLink[] = [
  {
    key: 'b8Vq3zJ0hR5tK2mX9wLcFA',
    name: 'Kallistrate',
    asOf: '2025-06-02T17:05:00Z',
    createdAt: '2025-06-02T17:06:00Z',
  },
  {
    key: '0aZ_k-7uYdGpS4eN1iOvTg',
    name: 'Kallisto',
    asOf: '2025-03-21T20:12:00Z',
    createdAt: '2025-03-21T20:12:30Z',
  },
]

/** What everybody but the owner sees behind a link. */
export const sampleLinkedEquipment: LinkedEquipment = {
  name: 'Kallisto',
  characterClass: 'hoplite',
  className: null,
  element: 'fire',
  level: 89,
  heroLevel: 33,
  asOf: '2025-03-21T20:12:00Z',
  items: sampleEquipment.items,
  characterId: null,
}

export const sampleCharacterFile = (id: number): CharacterFile => ({
  format: 'olympus-character',
  version: 1,
  writtenAt: sampleAge.serverNow,
  character: sampleCharacterView(id),
  sections: {
    equipment: sampleEquipment,
    inventory: sampleInventory,
    bonuses: sampleBonuses,
    bazaar: sampleBazaar,
    mates: sampleMates,
    statistics: [],
  },
})
