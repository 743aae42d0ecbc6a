import { elementCodes, equipmentSlots, mateTypes } from '@olympus/contract/bridge/codes'
import type { Sections } from '../game/game-character.ts'
import { type Item, newItem, rarities, vnumOf } from '../game/items.ts'
import { theronAccountId } from './theron-characters.ts'
import { kallistrateBonuses } from './kallistrate-bonuses.ts'
import { kallistrateBags, kallistrateEquipment } from './kallistrate-items.ts'

const hourMs = 60 * 60 * 1000

type Element = keyof typeof elementCodes

interface PetFigures {
  readonly species: string
  readonly element: Element
  /** Level, loyalty, attack and defense. */
  readonly figures: readonly [number, number, number, number]
  readonly isInTeam?: boolean
}

const pet = (name: string, { species, element, figures, isInTeam = false }: PetFigures) => {
  const [level, loyalty, attack, defense] = figures
  const mateId = `pet-${name.toLowerCase().replaceAll(' ', '-')}`
  const life = { hp: level * 95, mp: level * 22 }
  return {
    mateId,
    typeCode: mateTypes.pet,
    vnum: vnumOf(name),
    name,
    species,
    elementCode: elementCodes[element],
    level,
    loyalty,
    ...life,
    attack,
    defense,
    isInTeam,
  }
}

interface PartnerFigures {
  readonly species: string
  readonly element: Element
  /** Level, loyalty, HP, attack and defense. */
  readonly figures: readonly [number, number, number, number, number]
  readonly ranks: readonly string[]
  readonly isInTeam?: boolean
}

const partner = (name: string, { species, element, figures, ranks, isInTeam = false }: PartnerFigures) => {
  const [level, loyalty, hp, attack, defense] = figures
  const skills = ranks.map((rank, index) => ({ skill: vnumOf(`${name} ${index}`), rank }))
  return {
    mateId: `partner-${name.toLowerCase()}`,
    typeCode: mateTypes.partner,
    vnum: vnumOf(name),
    name,
    species,
    elementCode: elementCodes[element],
    level,
    loyalty,
    hp,
    mp: level * 40,
    attack,
    defense,
    isInTeam,
    skills,
  }
}

const gear = (slot: number, name: string, more: Partial<Item>) => ({ slot, item: newItem(name, more) })

const mates: Sections['mates'] = {
  mates: [
    pet('Owl of Athena', { species: 'Owl', element: 'light', figures: [62, 1000, 10, 8], isInTeam: true }),
    pet('Argos', { species: 'Hound', element: 'fire', figures: [55, 920, 8, 7] }),
    pet('Teumessian fox', { species: 'Fox', element: 'fire', figures: [48, 740, 6, 4] }),
    pet('Arion', { species: 'Steed', element: 'water', figures: [44, 880, 5, 5] }),
    pet('Raven of Apollon', { species: 'Raven', element: 'shadow', figures: [31, 410, 3, 1] }),
    pet('Chelone', { species: 'Tortoise', element: 'water', figures: [20, 260, 0, 4] }),
    {
      ...partner('Talos', {
        species: 'Guardian',
        element: 'fire',
        figures: [90, 980, 21_840, 9, 10],
        ranks: ['S', 'A', 'B'],
        isInTeam: true,
      }),
      levelProgress: 64,
      attackMin: 2110,
      attackMax: 2430,
      items: [
        gear(equipmentSlots.mainWeapon, 'Hammer of Hephaistos', { rarity: rarities.legendary, upgrade: 9 }),
        gear(equipmentSlots.armor, 'Bronze plate', { rarity: rarities.epic, upgrade: 10 }),
        gear(equipmentSlots.gloves, 'Cretan gauntlets', { rarity: rarities.epic, upgrade: 6 }),
        gear(equipmentSlots.boots, 'Iron tread', { rarity: rarities.rare, upgrade: 4 }),
      ],
    },
    {
      ...partner('Atalante', {
        species: 'Huntress',
        element: 'water',
        figures: [78, 860, 16_900, 7, 6],
        ranks: ['A', 'A', 'C'],
      }),
      levelProgress: 22,
      items: [
        gear(equipmentSlots.mainWeapon, 'Bow of Philoktetes', { rarity: rarities.epic, upgrade: 7 }),
        gear(equipmentSlots.armor, 'Robe of Medea', { rarity: rarities.rare, upgrade: 6 }),
        gear(equipmentSlots.gloves, 'Archer’s Bracer', { rarity: rarities.rare, upgrade: 3 }),
        gear(equipmentSlots.boots, 'Marching Sandals', { rarity: rarities.uncommon }),
      ],
    },
    {
      ...partner('Thelxiope', {
        species: 'Siren',
        element: 'shadow',
        figures: [52, 530, 9400, 4, 3],
        ranks: ['C', 'D', 'E'],
      }),
      levelProgress: 87,
      items: [
        gear(equipmentSlots.mainWeapon, 'Lyre of Orpheus', { rarity: rarities.rare, upgrade: 4 }),
        gear(equipmentSlots.armor, 'Peplos of Kore', { rarity: rarities.uncommon, upgrade: 3 }),
      ],
    },
  ],
  maxPets: 10,
  maxPartners: 5,
}

const combat: Sections['combat'] = {
  mainWeapon: { damageMin: 4215, damageMax: 4608, hitRate: 412, criticalChance: 15, criticalDamage: 193 },
  secondaryWeapon: {
    damageMin: 2960,
    damageMax: 3310,
    hitRate: 388,
    criticalChance: 11,
    criticalDamage: 160,
  },
  meleeDefense: 1840,
  rangedDefense: 1715,
  magicDefense: 1590,
  meleeDodge: 286,
  rangedDodge: 274,
  speed: 14,
  mp: 12_260,
}

/** Name, pieces sold, pieces listed, price of one, hours left; below 0: expired. */
const listings = [
  ['Wings of Ikaros', 0, 1, 48_000_000, 76],
  ['Amphora of Experience', 31, 50, 120_000, 68],
  ['Ambrosia Draught', 164, 200, 9800, 30],
  ['Sapphire of Thetis', 20, 20, 640_000, 20],
  ['Laurel of Nike', 1, 1, 8_400_000, 44],
  ['Club of Herakles', 0, 1, 6_900_000, 5],
  ['Olive of Athens', 120, 300, 1450, 98],
  ['Honey of Hymettos', 12, 99, 3200, -10],
  ['Charon’s Obol', 0, 10, 480_000, -26],
] as const

/** Name, own bid, highest bid, hours left. */
const bids = [
  ['Trident of the Deep', 61_000_000, 61_000_000, 26],
  ['Lyre of Orpheus', 14_200_000, 15_000_000, 6.7],
  ['Seal of Minos', 3_300_000, 3_300_000, -3],
] as const

function bazaarAt(now: Date): Sections['bazaar'] {
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString()
  return {
    listings: listings.map(([name, soldAmount, amount, pricePerItem, hoursLeft], index) => ({
      listingId: `listing-${index + 1}`,
      item: newItem(name, { amount, ...(name === 'Club of Herakles' && { upgrade: 5, rarity: 2 }) }),
      amount,
      soldAmount,
      pricePerItem,
      saleFee: Math.round(pricePerItem * 0.05),
      isPackage: false,
      hasMedal: true,
      listedAt: inHours(hoursLeft - 7 * 24),
      expiresAt: inHours(hoursLeft),
    })),
    maxListings: 20,
    bids: bids.map(([name, price, highestPrice, hoursLeft], index) => ({
      bidId: `bid-${index + 1}`,
      item: newItem(name),
      amount: 1,
      price,
      highestPrice,
      endsAt: inHours(hoursLeft),
      isWon: hoursLeft < 0 && price === highestPrice,
    })),
  }
}

/** What the demo account's first character has, in place of generated sections. */
export function kallistrateSections(
  summary: Sections['summary'],
  accountId: number,
  now: Date,
): Partial<Sections> {
  if (accountId !== theronAccountId || summary.name !== 'Kallistrate') return {}
  return {
    summary: { ...summary, mp: 12_260, levelProgress: 61, title: 'Hero of Thebes' },
    equipment: kallistrateEquipment,
    inventory: kallistrateBags,
    mates,
    combat,
    bonuses: kallistrateBonuses(now),
    bazaar: bazaarAt(now),
  }
}
