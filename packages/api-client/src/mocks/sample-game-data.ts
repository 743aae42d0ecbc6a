import { type GameData, gameDataShape } from '@olympus/contract/game-data'
import type { LocaleCode } from '@olympus/contract/locales'

import {
  sampleBossNames,
  sampleEventNames,
  sampleFamilyNames,
  sampleMateKinds,
  sampleSkillNames,
  sampleStatisticNames,
} from './sample-game-names.ts'

export const sampleGameDataVersion = `${gameDataShape}-${'6e'.repeat(32)}`

const items: GameData['items'] = [
  {
    vnum: 8946,
    name: 'Keraunos',
    description: 'Forged from a bolt that Zeus threw and never took back.',
    icon: 'zeus-sword',
    kind: 'Sword',
    slot: 0,
    rarity: 'mythic',
  },
  {
    vnum: 58308,
    name: 'Helm of Hades',
    description: 'Whoever wears it is seen by the dead alone.',
    icon: 'crested-helmet',
    kind: 'Headgear',
    slot: 2,
    rarity: 'legendary',
  },
  ...(
    [
      [58041, 'Cuirass of the Aegis', 'breastplate', 'Armor', 1, 'mythic'],
      [87243, 'Gauntlets of Talos', 'gauntlet', 'Gloves', 3, 'epic'],
      [99512, 'Talaria', 'wingfoot', 'Boots', 4, 'epic'],
      [53337, 'Bow of Philoktetes', 'high-shot', 'Bow', 5, 'epic'],
      [52652, 'Necklace of Harmonia', 'gem-necklace', 'Necklace', 6, 'rare'],
      [58946, 'Ring of Gyges', 'globe-ring', 'Ring', 7, 'epic'],
      [42381, 'Bracelet of Circe', 'bracer', 'Bracelet', 8, 'rare'],
      [83174, 'Mask of Thalia', 'drama-masks', 'Mask', 9, 'epic'],
      [53069, 'Fairy of the Hearth', 'fairy', 'Fairy', 10, 'legendary'],
      [80205, 'Amulet of Isis', 'ankh', 'Amulet', 11, 'uncommon'],
      [47681, 'Card of the Hoplite', 'rosa-shield', 'Specialist card', 12, 'legendary'],
      [71724, 'Chiton of Dawn', 'roman-toga', 'Costume', 13, 'rare'],
      [47659, 'Laurel of Nike', 'laurel-crown', 'Costume hat', 14, 'epic'],
      [8201, 'Lyre of Orpheus', 'lyre', 'Weapon skin', 15, 'epic'],
      [69018, 'Wings of Ikaros', 'feathered-wing', 'Wings', 16, 'legendary'],
      [64946, 'Spear of Peleus', 'barbed-spear', 'Spear', 0, 'legendary'],
      [75599, 'Xiphos of Perseus', 'gladius', 'Sword', 0, 'epic'],
      [5632, 'Harpe', 'sickle', 'Sword', 0, 'rare'],
      [26212, 'Bronze Kopis', 'gladius', 'Sword', 0, 'uncommon'],
      [48282, 'Travel cloak', 'cloak', 'Cloak', 1, 'common'],
      [44833, 'Hammer of Hephaistos', 'wood-club', 'Hammer', 0, 'epic'],
      [90974, 'Bronze plate', 'breastplate', 'Armor', 1, 'uncommon'],
      [43988, 'Iron tread', 'sandal', 'Boots', 4, 'uncommon'],
      [80365, 'Peplos of Kore', 'travel-dress', 'Costume', 13, 'rare'],
      [5868, 'Club of Herakles', 'wood-club', 'Club', 0, 'rare'],
      [87672, 'Trident of the Deep', 'magic-trident', 'Trident', 0, 'epic'],
      [93853, 'Necklace of Eriphyle', 'gem-necklace', 'Necklace', 6, 'rare'],
      [1474, 'Sapphire of Thetis', 'saphir', 'Gem', null, 'rare'],
      [9368, 'Seal of Minos', 'wax-seal', 'Seal', null, 'rare'],
      [37163, 'Amphora of Experience', 'amphora', 'Potion', null, 'uncommon'],
      [58495, 'Ambrosia Draught', 'health-potion', 'Potion', null, 'common'],
      [54026, 'Vial of the Styx', 'vial', 'Potion', null, 'uncommon'],
      [59325, 'Honey of Hymettos', 'honeypot', 'Food', null, 'common'],
      [94883, 'Olive of Athens', 'olive', 'Food', null, 'common'],
      [34315, 'Nectar of Vigor', 'nectar', 'Potion', null, 'common'],
      [56404, 'Wine of Dionysos', 'wine-bottle', 'Food', null, 'common'],
      [54063, 'Charon’s Obol', 'two-coins', 'Coin', null, 'uncommon'],
    ] as const
  ).map(([vnum, name, icon, kind, slot, rarity]) => ({
    vnum,
    name,
    description: null,
    icon,
    kind,
    slot,
    rarity,
  })),
]

/** The game's number of an item of the samples. */
export function sampleVnumOf(name: string): number {
  const item = items.find((one) => one.name === name)
  if (!item) throw new Error(`The sample game data has no ${name}`)
  return item.vnum
}

/** The demo world has translations; the texts of the samples are English. */
export const sampleGameDataIn = (locale: LocaleCode): GameData => ({
  version: sampleGameDataVersion,
  locale,
  items,
  mates: sampleMateKinds,
  raids: [{ code: 0, name: 'Hydra of Lerna', icon: 'hydra' }],
  bosses: sampleBossNames,
  events: sampleEventNames,
  skills: sampleSkillNames,
  families: sampleFamilyNames,
  statistics: sampleStatisticNames,
  seasons: [{ code: 4, name: 'Season 4', startsAt: '2025-05-01T00:00:00Z', endsAt: null }],
})
