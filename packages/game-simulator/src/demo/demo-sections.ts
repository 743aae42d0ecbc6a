import {
  bonusTypes,
  classCodes,
  elementCodes,
  equipmentSlots,
  factionCodes,
  inventoryTypes,
  mateTypes,
} from '@olympus/contract/bridge/codes'
import type { Sections } from '../game/game-character.ts'
import { newItem, rarities, vnumOf } from '../game/items.ts'
import { between, type Draw, drawsSeededBy, numberOf, pick } from '../random.ts'
import type { DemoCharacter } from './demo-character.ts'
import { kallistrateSections } from './kallistrate-sections.ts'

const dayMs = 24 * 60 * 60 * 1000

export const summaryOf = (character: DemoCharacter): Sections['summary'] => ({
  name: character.name,
  classCode: classCodes[character.characterClass],
  elementCode: elementCodes[character.element],
  factionCode: factionCodes[character.faction],
  level: character.level,
  heroLevel: character.heroLevel,
  jobLevel: character.jobLevel,
  hp: character.hp,
  mp: character.level * 130,
  attackMin: character.attackMin,
  attackMax: character.attackMax,
  defense: character.defense,
  resistances: character.resistances,
  reputation: character.reputation,
  achievementPoints: character.achievementPoints,
  gold: character.gold,
  bankMoney: character.bankMoney,
  onlineSeconds: character.onlineHours * 3600,
})

const outfits = [
  { slot: equipmentSlots.mainWeapon, names: ['Xiphos of Perseus', 'Spear of Peleus', 'Club of Herakles'] },
  { slot: equipmentSlots.armor, names: ['Cuirass of Achilles', 'Scales of Ladon', 'Robe of Medea'] },
  { slot: equipmentSlots.hat, names: ['Corinthian Helm', 'Cap of Paris', 'Linen Hood'] },
  { slot: equipmentSlots.gloves, names: ['Gauntlets of Talos', 'Archer’s Bracer'] },
  { slot: equipmentSlots.boots, names: ['Talaria', 'Marching Sandals'] },
  { slot: equipmentSlots.secondaryWeapon, names: ['Aspis of Sparta', 'Bow of Philoktetes'] },
  { slot: equipmentSlots.necklace, names: ['Necklace of Eriphyle', 'Amber Chain'] },
  { slot: equipmentSlots.ring, names: ['Ring of Gyges', 'Ring of Laurel'] },
  { slot: equipmentSlots.fairy, names: ['Fairy of the Hearth', 'Psyche'] },
] as const

const carriedNames = [
  'Ambrosia Draught',
  'Amphora of Experience',
  'Honey of Hymettos',
  'Olive of Athens',
  'Charon’s Obol',
  'Sapphire of Thetis',
] as const

const petNames = ['Argos', 'Chelone', 'Arion', 'Lailaps', 'Korax'] as const

const weaponOf = ({ attackMin, attackMax, level }: DemoCharacter, share: number) => ({
  damageMin: Math.round(attackMin * share),
  damageMax: Math.round(attackMax * share),
  hitRate: level * 4,
  criticalChance: 4 + Math.round(level / 6),
  criticalDamage: 100 + level,
})

export function combatOf(character: DemoCharacter): Sections['combat'] {
  const { defense, level } = character
  return {
    mainWeapon: weaponOf(character, 1),
    secondaryWeapon: weaponOf(character, 0.7),
    meleeDefense: defense,
    rangedDefense: Math.round(defense * 0.9),
    magicDefense: Math.round(defense * 0.8),
    meleeDodge: level * 3,
    rangedDodge: level * 3,
    speed: 12,
    mp: level * 130,
  }
}

function inventoryOf(level: number, draw: Draw): Sections['inventory'] {
  const count = 3 + Math.round(level / 20)
  const items = Array.from({ length: count }, (_, position) => ({
    type: inventoryTypes.etc,
    position,
    item: newItem(pick(carriedNames, draw), { amount: between(1, 40, draw) }),
  }))
  return { items, sizes: { 0: 60, 1: 60, 2: 60, 6: 20, 7: 30 } }
}

function matesOf(level: number, draw: Draw): Sections['mates'] {
  const name = pick(petNames, draw)
  return {
    mates: [
      {
        mateId: `pet-${name.toLowerCase()}`,
        typeCode: mateTypes.pet,
        vnum: vnumOf(name),
        name,
        level: Math.max(1, level - between(0, 10, draw)),
        loyalty: between(100, 1000, draw),
        hp: level * 90,
        mp: level * 20,
        attack: draw(10),
        defense: draw(10),
        isInTeam: true,
      },
    ],
    maxPets: 10,
    maxPartners: 5,
  }
}

/** The sections of a character of the demo world. The same character always gets the same. */
export function demoSectionsOf(character: DemoCharacter, accountId: number, now: Date): Sections {
  const draw = drawsSeededBy(numberOf(`${accountId}-${character.name}`))
  const { level } = character
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  return {
    summary: { ...summaryOf(character), levelProgress: draw(100) },
    equipment: {
      items: outfits.map(({ slot, names }) => ({
        slot,
        item: newItem(pick<string>(names, draw), {
          rarity: between(0, Math.min(rarities.legendary, Math.ceil(level / 25)), draw),
          upgrade: draw(1 + Math.ceil(level / 12)),
          ...(slot === equipmentSlots.fairy && { elementRate: between(10, 70, draw) }),
        }),
      })),
    },
    inventory: inventoryOf(level, draw),
    mates: matesOf(level, draw),
    bonuses: {
      lines: [
        {
          stat: 'attack',
          value: between(2, 12, draw),
          unit: 'percent',
          source: { kind: 'equipment', name: 'Main weapon' },
        },
      ],
      timed: [{ typeCode: bonusTypes.backpack, name: 'Backpack', endsAt: inDays(between(3, 60, draw)) }],
    },
    bazaar: { listings: [], maxListings: 20 },
    combat: combatOf(character),
    ...kallistrateSections(summaryOf(character), accountId, now),
  }
}
