import type { CharacterChanges } from '@olympus/contract/character-changes'

import { sampleVnumOf } from './sample-game-data.ts'

/** A level, gold spent, and a new necklace since yesterday evening. */
export const sampleChanges: CharacterChanges = {
  since: '2025-06-11T20:31:00Z',
  figures: [
    { figure: 'level', before: 92, now: 93 },
    { figure: 'reputation', before: 1_280_320, now: 1_284_530 },
    { figure: 'achievementPoints', before: 8380, now: 8420 },
    { figure: 'gold', before: 216_656_113, now: 214_806_113 },
    { figure: 'onlineSeconds', before: 4_321_500, now: 4_334_400 },
  ],
  equipment: [
    {
      slot: 0,
      before: { vnum: sampleVnumOf('Keraunos'), name: 'Keraunos', rarity: 5, upgrade: 9 },
      now: { vnum: sampleVnumOf('Keraunos'), name: 'Keraunos', rarity: 5, upgrade: 10 },
    },
    {
      slot: 6,
      before: { vnum: sampleVnumOf('Necklace of Eriphyle'), name: 'Necklace of Eriphyle', rarity: 2 },
      now: { vnum: sampleVnumOf('Necklace of Harmonia'), name: 'Necklace of Harmonia', rarity: 2 },
    },
  ],
}

export const noChanges: CharacterChanges = { since: '2025-06-11T20:31:00Z', figures: [], equipment: [] }

/** Nothing is known to compare with. */
export const firstVisit: CharacterChanges = { since: null, figures: [], equipment: [] }
