import type { CharacterItem } from '@olympus/contract/character-item'
import {
  characterSections,
  type CharacterView,
  type getEquipment,
  type getInventory,
  type SectionAge,
} from '@olympus/contract/character-pages'
import type { CharacterPrivacy } from '@olympus/contract/character-privacy'
import type { DataOf } from '@olympus/contract/endpoint'

import { sampleCharacters } from './sample-characters.ts'
import { sampleGameDataVersion, sampleVnumOf } from './sample-game-data.ts'

type Equipment = DataOf<typeof getEquipment>
type Inventory = DataOf<typeof getInventory>

export const sampleAge: SectionAge = {
  isAgePrivate: false,
  asOf: '2025-06-12T09:40:00Z',
  gameServer: { name: 'delphi', isQuiet: false, quietSince: null },
  serverNow: '2025-06-12T09:41:00Z',
}

/** The game server went quiet more than three hours ago. */
export const sampleQuietAge: SectionAge = {
  isAgePrivate: false,
  asOf: '2025-06-12T06:00:00Z',
  gameServer: { name: 'delphi', isQuiet: true, quietSince: '2025-06-12T06:03:00Z' },
  serverNow: '2025-06-12T09:41:00Z',
}

/** The sections of somebody who does not share when the character was in the game. */
export const samplePrivateAge: SectionAge = {
  isAgePrivate: true,
  asOf: null,
  gameServer: null,
  serverNow: sampleAge.serverNow,
}

/** Nothing is open. */
export const samplePrivacy: CharacterPrivacy = {
  audiences: {
    equipment: 'me',
    inventory: 'me',
    bonuses: 'me',
    bazaar: 'me',
    mates: 'me',
    statistics: 'me',
    bank: 'me',
    lastVisit: 'me',
  },
  isHiddenFromLeaderboards: false,
}

export const sampleOwnFacts: NonNullable<CharacterView['own']> = {
  ...sampleAge,
  isActive: true,
  swappedAt: '2025-06-09T08:00:00Z',
  formerNames: [
    { name: 'Alkestis', usedFrom: '2025-01-18T17:20:00Z', usedUntil: '2025-04-02T19:05:00Z' },
    { name: 'Kallisto', usedFrom: '2024-09-30T11:45:00Z', usedUntil: '2025-01-18T17:20:00Z' },
  ],
  title: 'Hero of Thebes',
  levelProgress: 61,
  hp: 38_420,
  mp: 12_260,
  attackMin: 4215,
  attackMax: 4608,
  defense: 1840,
  resistances: { fire: 78, water: 52, light: 61, shadow: 44 },
  onlineSeconds: 4_334_400,
  privacy: samplePrivacy,
}

const names: readonly (readonly [
  slot: number,
  name: string,
  rarity: number,
  more?: Partial<CharacterItem>,
])[] = [
  [0, 'Keraunos', 5, { upgrade: 10, options: [{ type: 'WEAPON_SHELL', effect: 1, level: 7, value: 24 }] }],
  [1, 'Cuirass of the Aegis', 5, { upgrade: 10 }],
  [2, 'Helm of Hades', 4, { upgrade: 9 }],
  [3, 'Gauntlets of Talos', 3, { upgrade: 6 }],
  [4, 'Talaria', 3, { upgrade: 6 }],
  [5, 'Bow of Philoktetes', 3, { upgrade: 7 }],
  [
    6,
    'Necklace of Harmonia',
    2,
    {
      isBound: true,
      options: [
        { type: 'JEWELS', effect: 1, level: 5, value: 620 },
        { type: 'JEWELS', effect: 2, level: 5, value: 4 },
      ],
    },
  ],
  [7, 'Ring of Gyges', 3],
  [8, 'Bracelet of Circe', 2],
  [9, 'Mask of Thalia', 2],
  [10, 'Fairy of the Hearth', 4, { elementRate: 80 }],
  [11, 'Amulet of Isis', 1],
  [
    12,
    'Card of the Hoplite',
    4,
    {
      upgrade: 15,
      specialist: { level: 90, upgrade: 15, points: { attack: 60, hp: 25 }, perfection: { fire: 15 } },
    },
  ],
  [13, 'Chiton of Dawn', 2],
  [14, 'Laurel of Nike', 3],
  [15, 'Lyre of Orpheus', 3],
  [16, 'Wings of Ikaros', 4],
]

/** A full set except for the trophy. */
export const sampleEquipment: Equipment = {
  ...sampleAge,
  items: names.map(([slot, name, rarity, more]) => ({
    slot,
    item: { vnum: sampleVnumOf(name), name, amount: 1, rarity, ...more },
  })),
}

const publicFacts = {
  gameDataVersion: sampleGameDataVersion,
  reputation: 1_284_530,
  achievementPoints: 8420,
  appearance: sampleEquipment.items
    .filter(({ slot }) => slot >= 13)
    .map(({ slot, item: { vnum, name = '' } }) => ({ slot, vnum, name })),
}

/** A character of the player, if the roster has it, else somebody else's. */
export function sampleCharacterView(id: number): CharacterView {
  const own = sampleCharacters.find((character) => character.id === id)
  if (!own) return id === sampleOpenStranger.id ? sampleOpenStranger : { ...sampleStranger, id }
  const { name, characterClass, className, element, faction, level, heroLevel, jobLevel } = own
  return {
    ...publicFacts,
    id,
    name,
    characterClass,
    className,
    element,
    faction,
    level,
    heroLevel,
    jobLevel,
    sections: [...characterSections],
    gold: 214_806_113,
    bankMoney: 1_500_000_000,
    lastVisit: { presence: 'offline', leftAt: '2025-06-12T07:55:00Z' },
    own: {
      ...sampleOwnFacts,
      isActive: own.isActive,
      swappedAt: own.deactivatedAt ?? sampleOwnFacts.swappedAt,
    },
  }
}

/** What a player sees of somebody else's character. */
export const sampleStranger: CharacterView = {
  ...publicFacts,
  id: 9001,
  name: 'Aristeia',
  characterClass: 'archer',
  className: null,
  element: 'light',
  faction: 'celestial',
  level: 95,
  heroLevel: 48,
  jobLevel: 80,
  reputation: 9_120_402,
  achievementPoints: 14_260,
  sections: [],
  gold: null,
  bankMoney: null,
  lastVisit: null,
  own: null,
}

/** Somebody else's character of which everything is open. */
export const sampleOpenStranger: CharacterView = {
  ...sampleStranger,
  id: 9002,
  name: 'Melanippe',
  sections: [...characterSections],
  gold: 3_050_117,
  bankMoney: 77_000_000,
  lastVisit: { presence: 'offline', leftAt: '2025-06-11T20:14:00Z' },
}

/** What others see of an own character. */
export const samplePreviewOf = (view: CharacterView): CharacterView => ({
  ...view,
  sections: [],
  gold: null,
  bankMoney: null,
  lastVisit: null,
  own: null,
})

const finds: readonly (readonly [name: string, rarity: number, more: Partial<CharacterItem>])[] = [
  ['Spear of Peleus', 4, { upgrade: 9, isBound: true }],
  ['Xiphos of Perseus', 3, { upgrade: 7 }],
  ['Harpe', 2, { upgrade: 4 }],
  ['Bronze Kopis', 1, { upgrade: 2 }],
  ['Keraunos', 5, { upgrade: 8, options: [{ type: 'WEAPON_SHELL', effect: 1, level: 5, value: 20 }] }],
  ['Travel cloak', 0, {}],
]

const supplies = ['Ambrosia Draught', 'Vial of the Styx', 'Honey of Hymettos'] as const

/** A bag with so many items. */
export const sampleBag = (type: number, count: number): Inventory['bags'][number] => ({
  type,
  size: Math.max(60, count),
  items: Array.from({ length: count }, (_, position) => {
    const [name, rarity, more] = finds[position % finds.length] ?? ['Harpe', 2, {}]
    return { position, item: { vnum: sampleVnumOf(name), name, amount: 1, rarity, ...more } }
  }),
})

export const sampleInventory: Inventory = {
  ...sampleAge,
  bags: [
    sampleBag(0, 38),
    {
      type: 1,
      size: 60,
      items: supplies.map((name, position) => ({
        position,
        item: { vnum: sampleVnumOf(name), name, amount: 20 + position },
      })),
    },
    { type: 2, size: 60, items: [] },
  ],
}
